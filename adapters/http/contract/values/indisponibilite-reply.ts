import * as t from 'io-ts'
import { type Indisponibilite, PLAGE_ENTIERE } from '#domain/agenda/absence'
import { heureDe } from '#domain/calendrier/heure-de-paris'
import { nullable, struct } from './struct.ts'

export const IndisponibiliteReply = struct({
  /** `calendrier`: busy in the private calendar; neither title nor note are known. */
  source: t.union([t.literal('absence'), t.literal('calendrier')]),
  id: nullable(t.string),
  de: t.string,
  a: t.string,
  journee: t.boolean,
  note: t.string,
})

export type IndisponibiliteReply = t.TypeOf<typeof IndisponibiliteReply>

export const indisponibiliteReply = ({ plage, ...reste }: Indisponibilite): IndisponibiliteReply => ({
  ...reste,
  de: heureDe(plage.de),
  a: heureDe(plage.a),
  journee: plage.de === PLAGE_ENTIERE.de && plage.a === PLAGE_ENTIERE.a,
})
