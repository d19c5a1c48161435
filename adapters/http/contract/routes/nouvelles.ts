import * as t from 'io-ts'
import { REFUS_ADMIN } from '../refusal.ts'
import { NO_INPUT, route, stream } from '../route.ts'

/** What a line of the stream of news tells. */
export const NouvelleReply = t.readonly(
  t.strict({
    genre: t.keyof({ commande: null, message: null, suite: null, reponse: null, changement: null }),
    /** Id of the prestation or of the message. */
    id: t.string,
    /** Reference or name, to show at once. */
    titre: t.string,
    le: t.string,
  }),
)

export type NouvelleReply = t.TypeOf<typeof NouvelleReply>

export const nouvellesRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/admin/nouvelles',
  summary: 'Orders, messages and answers as they come (server-sent events); resumes after Last-Event-ID',
  access: 'admin',
  reply: stream('text/event-stream; charset=utf-8'),
  refusals: REFUS_ADMIN,
})
