import * as t from 'io-ts'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterDate } from '#domain/calendrier/formater-date'
import { FRAIS_ABSENCE, FRAIS_DIAGNOSTIC } from '#domain/conditions/regles'
import type { Evenement } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import { closedList } from '#domain/shared/closed-list'
import { CodecMontant } from '#domain/shared/codec-montant'
import { centimes, type Montant } from '#domain/shared/montant'

/** Fees that the terms allow besides the work. */
export const GenreDeFrais = closedList('GenreDeFrais', ['diagnostic', 'absence', 'preavis'] as const, 'Frais inconnus.')

export type GenreDeFrais = t.TypeOf<typeof GenreDeFrais>

export const Frais = t.readonly(t.strict({ genre: GenreDeFrais, montant: CodecMontant }))

export type Frais = t.TypeOf<typeof Frais>

const NOMS: Readonly<Record<GenreDeFrais, string>> = {
  diagnostic: 'Diagnostic sans suite',
  absence: 'Frais d’absence au rendez-vous',
  preavis: 'Frais de rendez-vous annulé ou déplacé à moins de 24\u00a0heures',
}

const LIENS: Readonly<Record<GenreDeFrais, string>> = { diagnostic: ', fait le', absence: ' du', preavis: ', le' }

/** What fees are for. `jour`: that of the failed visit, of the late notice or of the diagnosis; `null` when it is not known. */
export const designerFrais = (genre: GenreDeFrais, jour: DateCivile | null): string =>
  jour === null ? NOMS[genre] : `${NOMS[genre]}${LIENS[genre]} ${formaterDate(jour)}`

/** What may be charged at most: never more than the price of the order for a visit that was missed. */
export const plafondDeFrais = (genre: GenreDeFrais, { estimation }: Pick<Prestation, 'estimation'>): Montant =>
  genre === 'diagnostic' ? FRAIS_DIAGNOSTIC : centimes(Math.min(FRAIS_ABSENCE, estimation.totalNet))

/** The late notice that ended an order, and what it may cost; `null` when it did not end so. */
export const preavisTardif = (
  evenements: readonly Evenement[],
): { readonly le: Date; readonly frais: Montant } | null => {
  const fin = evenements.findLast(({ fait }) => fait.genre === 'annulation')
  if (fin?.fait.genre !== 'annulation' || fin.fait.frais === null || fin.fait.frais <= 0) return null
  return { le: fin.le, frais: fin.fait.frais }
}

/** What the history suggests, for the owner to decide: nothing is charged by itself, nor above what may be. */
export const fraisProposes = (
  evenements: readonly Evenement[],
  prestation: Pick<Prestation, 'estimation'>,
): readonly Frais[] => {
  const preavis = preavisTardif(evenements)
  return preavis === null
    ? []
    : [{ genre: 'preavis', montant: centimes(Math.min(preavis.frais, plafondDeFrais('preavis', prestation))) }]
}
