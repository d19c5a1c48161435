import * as t from 'io-ts'
import { REFUS_ADMIN } from '../refusals/acces.ts'
import { REFUS_CONSERVATION, REFUS_CONTRAT } from '../refusals/conservation.ts'
import { file, json, NO_INPUT, route } from '../route.ts'
import { ConservationReply, DepartReply } from '../values/conservation-reply.ts'
import { Drapeau } from '../values/registre-query.ts'

export const conservationRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/admin/conservation',
  summary: 'What would go today of every kind of record, and by which rule; changes nothing',
  access: 'admin',
  reply: json(t.readonlyArray(ConservationReply)),
  refusals: REFUS_ADMIN,
})

export const appliquerConservationRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/admin/conservation',
  summary: 'Lets go what is at its term, once confirmed; never what is owed or under way',
  access: 'admin',
  body: t.strict({ confirmer: Drapeau }),
  reply: json(t.readonlyArray(DepartReply)),
  refusals: REFUS_CONSERVATION,
})

export const contratArchiveRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/admin/contrats/{reference}.zip',
  summary: 'A contract that outlives the account of its client, with the quotes that were accepted',
  access: 'admin',
  params: t.strict({ reference: t.string }),
  reply: file('application/zip'),
  refusals: REFUS_CONTRAT,
})
