import * as t from 'io-ts'
import { json, NO_INPUT, route } from '../route.ts'
import { optionalText } from '../values/lenient.ts'

/** A screen that failed: the id shown to the person, what the browser said, and where. */
export const erreursRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/erreurs',
  summary: 'A failure of a screen, for the log; nothing personal is kept of it',
  access: 'tous',
  body: t.strict({ id: optionalText(64), message: optionalText(1000), chemin: optionalText(500) }),
  reply: json(t.strict({}), 202),
  refusals: [],
})
