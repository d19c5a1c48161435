import { FORMULAIRE_DE_RETRACTATION } from '#domain/conditions/formulaire-de-retractation'
import { file, NO_INPUT, route } from '../route.ts'

/** Beside the page of the same text: the law wants terms that can be kept. */
export const conditionsPdfRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/conditions-generales.pdf',
  summary: 'The general terms in force, as a PDF to keep',
  access: 'tous',
  reply: file('application/pdf'),
  refusals: [],
})

/** The model form of withdrawal (Code de la consommation, annexe à l’article R. 221-1). */
export const formulaireDeRetractationRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: FORMULAIRE_DE_RETRACTATION,
  summary: 'The model form of withdrawal, as a PDF to print',
  access: 'tous',
  reply: file('application/pdf'),
  refusals: [],
})
