import * as t from 'io-ts'
import { json, page, route } from '../route.ts'
import { MaFactureReply } from '../values/facture-reply.ts'
import { PageQuery } from '../values/page-query.ts'
import { MoyensReply, PrestationDuClientReply } from '../values/prestation-reply.ts'
import { nullable, struct } from '../values/struct.ts'

export const MesPrestationsReply = struct({
  data: t.readonlyArray(PrestationDuClientReply),
  curseurSuivant: nullable(t.string),
  total: t.number,
  chiffres: struct({ en_attente: t.number, en_cours: t.number, terminé: t.number, annulé: t.number }),
  moyensDePaiement: MoyensReply,
})

export type MesPrestationsReply = t.TypeOf<typeof MesPrestationsReply>

export const mesPrestationsRoute = route('GET', '/api/prestations/mes-prestations', {
  summary: 'The prestations of the client, newest first',
  access: 'client',
  query: PageQuery,
  reply: page(MesPrestationsReply),
})

export const mesFacturesRoute = route('GET', '/api/factures', {
  summary: 'The invoices of the client for work that is done, and of a professional for deposits, newest first',
  access: 'client',
  reply: json(t.readonlyArray(MaFactureReply)),
})
