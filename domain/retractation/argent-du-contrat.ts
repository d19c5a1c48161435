import { type FactureSuivie, type Reglement, solde, totalRegle } from '#domain/facturation/reglement'
import { prorataDu } from '#domain/facturation/travail-retracte'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import type { Verdict } from './verdict.ts'

/** The money of an order that ended. */
export type ArgentDuContrat = {
  readonly factures: readonly FactureSuivie[]
  /** Money that came, or went back, without an invoice. */
  readonly acomptes: readonly Reglement[]
}

/** True if the work done may be billed: it was begun, and the client had asked for an early start. */
export const estFacturable = (verdict: Pick<Verdict, 'issue' | 'prorata'>): boolean =>
  prorataDu({ statut: 'annulé' }, verdict) !== null

const recuSansFacture = ({ acomptes }: Pick<ArgentDuContrat, 'acomptes'>): Montant =>
  centimes(Math.max(0, additionner(...acomptes.map(({ montant }) => montant))))

/** What the business holds of it, on an invoice or without any. */
export const argentTenu = (contrat: ArgentDuContrat): Montant =>
  additionner(recuSansFacture(contrat), centimes(Math.max(0, additionner(...contrat.factures.map(totalRegle)))))

/** Owed back to the client now. Money that the work done may use up is not counted: the invoice will take it over. */
export const argentARendre = (verdict: Pick<Verdict, 'issue' | 'prorata'>, contrat: ArgentDuContrat): Montant => {
  const enTrop = contrat.factures.map(solde).filter((montant) => montant < 0)
  const acomptes = estFacturable(verdict) ? centimes(0) : recuSansFacture(contrat)
  return additionner(multiplier(additionner(...enTrop), -1), acomptes)
}
