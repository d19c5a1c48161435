import * as t from 'io-ts'
import { json, NO_INPUT, route } from '../route.ts'

/** Opens the owner's side of a demonstration. Drawn at each start: no bundle and no file holds it. */
export const CompteDeDemo = t.readonly(t.strict({ email: t.string, password: t.string }))

export type CompteDeDemo = t.TypeOf<typeof CompteDeDemo>

/** Served by a demonstration alone, so not part of the documented contract. */
export const demoRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/demo',
  summary: 'The account of the demonstration',
  access: 'tous',
  reply: json(CompteDeDemo),
  refusals: [],
})
