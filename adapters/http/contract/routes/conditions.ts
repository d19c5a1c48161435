import { file, NO_INPUT, route } from '../route.ts'

/** Beside the page of the same text: the law wants terms that can be kept. */
export const conditionsPdfRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/conditions-generales.pdf',
  summary: 'The general terms in force, as a PDF to keep',
  access: 'tous',
  reply: file('application/pdf'),
  refusals: {},
})
