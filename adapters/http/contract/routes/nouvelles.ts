import * as t from 'io-ts'
import { described } from '../openapi/json-schema.ts'
import { json, NO_INPUT, route } from '../route.ts'

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

const FORME = /^\d{1,15}$/

/** Up to when the news are known, milliseconds since 1970; what is no cursor begins anew. */
const Curseur: t.Type<Date | null, string> = described(
  new t.Type<Date | null, string>(
    'Curseur',
    (u): u is Date | null => u === null || u instanceof Date,
    (u) => t.success(typeof u === 'string' && FORME.test(u) ? new Date(Number(u)) : null),
    (instant) => (instant === null ? '' : String(instant.getTime())),
  ),
  { type: 'string', pattern: FORME.source },
)

/** News, oldest first, and the cursor to go on with. */
const NouvellesReply = t.readonly(t.strict({ nouvelles: t.readonlyArray(NouvelleReply), curseur: Curseur }))

export const nouvellesRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/admin/nouvelles',
  summary: 'Orders, messages and answers since a cursor; without one, a cursor to begin with',
  access: 'admin',
  query: t.strict({ apres: Curseur }),
  reply: json(NouvellesReply),
  refusals: [],
})
