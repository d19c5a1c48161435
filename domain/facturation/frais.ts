import * as t from 'io-ts'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterDate } from '#domain/calendrier/formater-date'
import { FRAIS_ABSENCE, FRAIS_DIAGNOSTIC } from '#domain/conditions/regles'
import type { Evenement } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import { closedList } from '#domain/shared/value'
import { CodecMontant, additionner, centimes, type Montant } from '#domain/shared/montant'
import type { RetractationAFacturer } from './travail-facture.ts'

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

/** The name of a fee on documents. `jour` is the day of the failed visit, late notice or diagnosis; `null` if unknown. */
export const designerFrais = (genre: GenreDeFrais, jour: DateCivile | null): string =>
  jour === null ? NOMS[genre] : `${NOMS[genre]}${LIENS[genre]} ${formaterDate(jour)}`

/** The ceiling of a fee. For a missed visit it is never above the price of the order. */
export const plafondDeFrais = (genre: GenreDeFrais, { estimation }: Pick<Prestation, 'estimation'>): Montant =>
  genre === 'diagnostic' ? FRAIS_DIAGNOSTIC : centimes(Math.min(FRAIS_ABSENCE, estimation.totalNet))

/** The late notice that ended an order, and its fee; `null` if the order ended otherwise. */
export const preavisTardif = (
  evenements: readonly Evenement[],
): { readonly le: Date; readonly frais: Montant } | null => {
  const fin = evenements.findLast(({ fait }) => fait.genre === 'annulation')
  if (fin?.fait.genre !== 'annulation' || fin.fait.frais === null || fin.fait.frais <= 0) return null
  return { le: fin.le, frais: fin.fait.frais }
}

/** Fees that the history justifies, as a proposal: only the owner adds them, and never above the ceiling. */
export const fraisProposes = (
  evenements: readonly Evenement[],
  prestation: Pick<Prestation, 'estimation'>,
): readonly Frais[] => {
  const preavis = preavisTardif(evenements)
  return preavis === null
    ? []
    : [{ genre: 'preavis', montant: centimes(Math.min(preavis.frais, plafondDeFrais('preavis', prestation))) }]
}

export type RefusDeFrais =
  /** A fee is above its ceiling, or of the same kind as another. */
  | { readonly _tag: 'FraisAuDelaDuPlafond'; readonly genre: GenreDeFrais; readonly plafond: Montant }
  /** The fees for one missed visit exceed, together, the ceiling of one fee. */
  | { readonly _tag: 'FraisCumules'; readonly total: Montant; readonly plafond: Montant }
  /** The diagnosis may not be billed with the work that follows it: it is then free. */
  | { readonly _tag: 'DiagnosticOffert' }
  /** No fee may follow a withdrawal (Code de la consommation, L. 221-23). */
  | { readonly _tag: 'FraisApresRetractation' }

type FraisSaisis = { readonly travail: boolean; readonly frais: readonly Frais[] }

/** The sum of the fees for a missed visit: absence and late notice. */
export const fraisDeVisite = (frais: readonly Frais[]): Montant =>
  additionner(...frais.filter(({ genre }) => genre !== 'diagnostic').map(({ montant }) => montant))

export const estDiagnosticOffert = ({ travail, frais }: FraisSaisis): boolean =>
  travail && frais.some(({ genre }) => genre === 'diagnostic')

/** The reason why fees are refused; `null` if they are allowed, or if there are none. */
export const fraisRefuses = (
  prestation: Pick<Prestation, 'estimation'>,
  saisie: FraisSaisis,
  retractation: RetractationAFacturer | null,
): RefusDeFrais | null => {
  const { frais } = saisie
  if (frais.length > 0 && retractation !== null) return { _tag: 'FraisApresRetractation' }
  const refuse = frais.find(
    ({ genre, montant }, rang) =>
      montant <= 0 ||
      montant > plafondDeFrais(genre, prestation) ||
      frais.findIndex((autre) => autre.genre === genre) !== rang,
  )
  if (refuse !== undefined)
    return { _tag: 'FraisAuDelaDuPlafond', genre: refuse.genre, plafond: plafondDeFrais(refuse.genre, prestation) }
  if (estDiagnosticOffert(saisie)) return { _tag: 'DiagnosticOffert' }
  const [total, plafond] = [fraisDeVisite(frais), plafondDeFrais('absence', prestation)]
  return total > plafond ? { _tag: 'FraisCumules', total, plafond } : null
}

/** True if the history of a cancelled order justifies a fee: late notice, or an agreed visit whose hour had come, since the client may have been absent. Never after a withdrawal. */
export const fraisPossibles = (evenements: readonly Evenement[]): boolean => {
  if (evenements.some(({ fait }) => fait.genre === 'retractation')) return false
  const fin = evenements.findLast(
    ({ fait }) => fait.genre === 'annulation' || (fait.genre === 'statut' && fait.vers === 'annulé'),
  )
  const convenue = evenements.findLast(({ fait }) => fait.genre === 'date_acceptee')?.fait
  const venue = convenue?.genre === 'date_acceptee' && fin !== undefined && new Date(convenue.date) <= fin.le
  return venue || preavisTardif(evenements) !== null
}
