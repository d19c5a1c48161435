import type { Prestation } from '#domain/prestation/prestation'
import { additionner, type Montant } from '#domain/shared/montant'
import { type Frais, type GenreDeFrais, plafondDeFrais } from './frais.ts'
import type { SaisieDeFacture } from './saisie.ts'
import type { RetractationAFacturer } from './travail-retracte.ts'

/** Fees above what the terms allow, or twice the same. */
export type FraisAuDelaDuPlafond = {
  readonly _tag: 'FraisAuDelaDuPlafond'
  readonly genre: GenreDeFrais
  readonly plafond: Montant
}

/** A visit that was missed costs once, whatever was missed of it. */
export type FraisCumules = { readonly _tag: 'FraisCumules'; readonly total: Montant; readonly plafond: Montant }

/** The diagnosis is free when the work that it leads to is ordered. */
export type DiagnosticOffert = { readonly _tag: 'DiagnosticOffert' }

/** A withdrawal costs no fee (Code de la consommation, L. 221-23). */
export type FraisApresRetractation = { readonly _tag: 'FraisApresRetractation' }

export type RefusDeFrais = FraisAuDelaDuPlafond | FraisCumules | DiagnosticOffert | FraisApresRetractation

type FraisSaisis = Pick<SaisieDeFacture, 'travail' | 'frais'>

/** What is asked for a visit that did not take place as agreed: absence and late notice together. */
export const fraisDeVisite = (frais: readonly Frais[]): Montant =>
  additionner(...frais.filter(({ genre }) => genre !== 'diagnostic').map(({ montant }) => montant))

export const estDiagnosticOffert = ({ travail, frais }: FraisSaisis): boolean =>
  travail && frais.some(({ genre }) => genre === 'diagnostic')

const auDelaDuPlafond = (
  frais: readonly Frais[],
  prestation: Pick<Prestation, 'estimation'>,
): FraisAuDelaDuPlafond | null => {
  const refuse = frais.find(
    ({ genre, montant }, rang) =>
      montant <= 0 ||
      montant > plafondDeFrais(genre, prestation) ||
      frais.findIndex((autre) => autre.genre === genre) !== rang,
  )
  return refuse === undefined
    ? null
    : { _tag: 'FraisAuDelaDuPlafond', genre: refuse.genre, plafond: plafondDeFrais(refuse.genre, prestation) }
}

/** Why fees may not be charged; `null` when they may, or when there are none. */
export const fraisRefuses = (
  prestation: Pick<Prestation, 'estimation'>,
  saisie: FraisSaisis,
  retractation: RetractationAFacturer | null,
): RefusDeFrais | null => {
  const { frais } = saisie
  if (frais.length > 0 && retractation !== null) return { _tag: 'FraisApresRetractation' }
  const refuse = auDelaDuPlafond(frais, prestation)
  if (refuse !== null) return refuse
  if (estDiagnosticOffert(saisie)) return { _tag: 'DiagnosticOffert' }
  const [total, plafond] = [fraisDeVisite(frais), plafondDeFrais('absence', prestation)]
  return total > plafond ? { _tag: 'FraisCumules', total, plafond } : null
}
