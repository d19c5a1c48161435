import * as t from 'io-ts'
import { json, NO_INPUT, page, route } from '../route.ts'
import { MaFactureReply } from '../values/facture-reply.ts'
import { PageQuery } from '../values/page-query.ts'
import { MoyensReply, PrestationDuClientReply } from '../values/prestation-reply.ts'

/** How many prestations of the client there are of each statut. */
export const ChiffresReply = t.readonly(
  t.strict({ en_attente: t.number, en_cours: t.number, terminé: t.number, annulé: t.number }),
)

export const MesPrestationsReply = t.readonly(
  t.strict({
    data: t.readonlyArray(PrestationDuClientReply),
    curseurSuivant: t.union([t.string, t.null]),
    total: t.number,
    chiffres: ChiffresReply,
    moyensDePaiement: MoyensReply,
  }),
)

export type MesPrestationsReply = t.TypeOf<typeof MesPrestationsReply>

export const mesPrestationsRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/prestations/mes-prestations',
  summary: 'The prestations of the client, newest first',
  access: 'client',
  query: PageQuery,
  reply: page(MesPrestationsReply),
  refusals: [],
})

export const mesFacturesRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/factures',
  summary: 'The invoices of the client for work that is done, and of a professional for deposits, newest first',
  access: 'client',
  reply: json(t.readonlyArray(MaFactureReply)),
  refusals: [],
})
