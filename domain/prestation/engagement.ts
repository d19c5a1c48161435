import * as t from 'io-ts'
import { Acheteur, PARTICULIER } from '#domain/client/acheteur'

const InstantOuRien = t.union([t.string, t.null])

/** What a client bound themselves to with an order, and in which words. Instants are texts in ISO 8601. */
export const Engagement = t.readonly(
  t.strict({
    acheteur: Acheteur,
    /** The words shown beside the button, and those of the button; of an order by telephone, those of what was asked for. */
    texteAccepte: t.string,
    /** SHA-256 of the content of the quote that was accepted, in hexadecimal; empty when none was seen, or kept. */
    empreinteDevis: t.string,
    /** Asked that the work begin before the end of the withdrawal delay (Code de la consommation, L. 221-25). */
    debutAnticipeLe: InstantOuRien,
    /** Asked for an urgent repair at home (Code de la consommation, L. 221-28, 8°). */
    depannageUrgentLe: InstantOuRien,
  }),
)

export type Engagement = t.TypeOf<typeof Engagement>

/** A consumer without special requests. */
export const SANS_ENGAGEMENT: Engagement = {
  acheteur: PARTICULIER,
  texteAccepte: '',
  empreinteDevis: '',
  debutAnticipeLe: null,
  depannageUrgentLe: null,
}
