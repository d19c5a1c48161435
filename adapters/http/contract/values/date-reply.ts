import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { aParis, heureDe } from '#domain/calendrier/heure-de-paris'
import { type DateProposee, estExpiree, StatutDate } from '#domain/rendez-vous/date-proposee'
import { finDuPreavis, fraisDePreavis } from '#domain/rendez-vous/preavis'
import { Euros } from './euros.ts'

/** A date offered to a client. Instants in ISO 8601, UTC; amounts in euros. */
export const DateReply = t.readonly(
  t.strict({
    id: t.string,
    /** Which proposal of its order it belongs to, from 1. */
    proposition: t.number,
    debut: t.string,
    fin: t.string,
    /** Civil day and hour in Paris. */
    date: CodecDateCivile,
    heure: t.string,
    total: Euros,
    /** Whether labour is doubled on that day. */
    majore: t.boolean,
    statut: StatutDate,
    proposeeLe: t.string,
    /** Until when it is held. */
    expireLe: t.string,
    /** Until when an answer may be changed, and the visit cancelled for free. */
    modifiableJusquA: t.string,
    /** What may be asked for a later change. */
    fraisTardifs: Euros,
    repondueLe: t.union([t.string, t.null]),
  }),
)

export type DateReply = t.TypeOf<typeof DateReply>

export const dateReply = (dateProposee: DateProposee, instant: Date): DateReply => {
  const { date, minutes } = aParis(dateProposee.debut)
  return {
    id: dateProposee.id,
    proposition: dateProposee.proposition,
    debut: dateProposee.debut.toISOString(),
    fin: dateProposee.fin.toISOString(),
    date,
    heure: heureDe(minutes),
    total: dateProposee.total,
    majore: dateProposee.majore,
    statut: estExpiree(dateProposee, instant) ? 'expire' : dateProposee.statut,
    proposeeLe: dateProposee.proposeeLe.toISOString(),
    expireLe: dateProposee.expireLe.toISOString(),
    modifiableJusquA: finDuPreavis(dateProposee).toISOString(),
    fraisTardifs: fraisDePreavis(dateProposee),
    repondueLe: dateProposee.repondueLe?.toISOString() ?? null,
  }
}
