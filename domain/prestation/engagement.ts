import * as t from 'io-ts'
import { Acheteur, PARTICULIER } from '#domain/client/acheteur'

const InstantOuRien = t.union([t.string, t.null])

export const Engagement = t.readonly(
  t.strict({
    acheteur: Acheteur,
    texteAccepte: t.string,
    /** SHA-256 of the accepted quote, in hexadecimal; empty if the client saw no quote, or if it was not stored. */
    empreinteDevis: t.string,
    /** The client asked for an early start, within the withdrawal period (Code de la consommation, L. 221-25). */
    debutAnticipeLe: InstantOuRien,
    /** The client asked for an urgent repair at home (Code de la consommation, L. 221-28, 8°). */
    depannageUrgentLe: InstantOuRien,
  }),
)

export type Engagement = t.TypeOf<typeof Engagement>

export const SANS_ENGAGEMENT: Engagement = {
  acheteur: PARTICULIER,
  texteAccepte: '',
  empreinteDevis: '',
  debutAnticipeLe: null,
  depannageUrgentLe: null,
}
