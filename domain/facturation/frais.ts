import * as t from 'io-ts'
import { FRAIS_ABSENCE, FRAIS_DIAGNOSTIC } from '#domain/conditions/regles'
import type { Evenement } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import { closedList } from '#domain/shared/closed-list'
import { CodecMontant } from '#domain/shared/codec-montant'
import { centimes, type Montant } from '#domain/shared/montant'

/** What the terms allow to charge besides the work (section 9). */
export const GenreDeFrais = closedList('GenreDeFrais', ['diagnostic', 'absence', 'preavis'] as const, 'Frais inconnus.')

export type GenreDeFrais = t.TypeOf<typeof GenreDeFrais>

export const Frais = t.readonly(t.strict({ genre: GenreDeFrais, montant: CodecMontant }))

export type Frais = t.TypeOf<typeof Frais>

export const DESIGNATIONS: Readonly<Record<GenreDeFrais, string>> = {
  diagnostic: 'Diagnostic sans suite',
  absence: 'Absence au rendez-vous',
  preavis: 'Rendez-vous annulé ou déplacé à moins de 24\u00a0heures',
}

/** What may be charged at most: never more than the price of the order for a visit that was missed. */
export const plafondDeFrais = (genre: GenreDeFrais, { estimation }: Pick<Prestation, 'estimation'>): Montant =>
  genre === 'diagnostic' ? FRAIS_DIAGNOSTIC : centimes(Math.min(FRAIS_ABSENCE, estimation.totalNet))

/** What the history suggests, for the owner to decide: nothing is charged by itself, nor above what may be. */
export const fraisProposes = (
  evenements: readonly Evenement[],
  prestation: Pick<Prestation, 'estimation'>,
): readonly Frais[] => {
  const preavis = evenements.findLast(({ fait }) => fait.genre === 'annulation')?.fait
  if (preavis?.genre !== 'annulation' || preavis.frais === null || preavis.frais <= 0) return []
  return [{ genre: 'preavis', montant: centimes(Math.min(preavis.frais, plafondDeFrais('preavis', prestation))) }]
}
