import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { REFUS_ADMIN } from '../refusals/acces.ts'
import { json, NO_INPUT, route } from '../route.ts'
import { orNull } from '../values/lenient.ts'
import { PrestationReply } from '../values/prestation-reply.ts'
import { VisiteReply } from '../values/visite-reply.ts'

/** What the owner must do now, first what is late. Lists are cut at 50; `nombres` counts them whole. */
export const AujourdhuiReply = t.readonly(
  t.strict({
    jour: CodecDateCivile,
    /** Name of the public holiday, if it is one. */
    ferie: t.union([t.string, t.null]),
    /** Never contacted, and the delay promised to the client is over. */
    enRetard: t.readonlyArray(PrestationReply),
    /** Never contacted, the delay still runs; the most urgent first. */
    aContacter: t.readonlyArray(PrestationReply),
    /** The client refused or let the proposal expire: another date is wanted. */
    aReproposer: t.readonlyArray(PrestationReply),
    /** The agreed visits of the day, in order. */
    visites: t.readonlyArray(VisiteReply),
    /** Held dates that wait for the client's answer. */
    sansReponse: t.readonlyArray(VisiteReply),
    nombres: t.readonly(
      t.strict({
        enRetard: t.number,
        aContacter: t.number,
        aReproposer: t.number,
        sansReponse: t.number,
        messagesNonLus: t.number,
        courrielsEchoues: t.number,
      }),
    ),
  }),
)

export type AujourdhuiReply = t.TypeOf<typeof AujourdhuiReply>

export const aujourdhuiRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/admin/aujourdhui',
  summary: 'What is late, what is due, and the visits of a day (today unless said)',
  access: 'admin',
  query: t.strict({ jour: orNull(CodecDateCivile) }),
  reply: json(AujourdhuiReply),
  refusals: REFUS_ADMIN,
})
