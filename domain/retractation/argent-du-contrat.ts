import { type FactureSuivie, type Reglement, solde, totalRegle } from '#domain/facturation/reglement'
import { prorataDu } from '#domain/facturation/travail-retracte'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import type { Verdict } from './verdict.ts'

export type ArgentDuContrat = { readonly factures: readonly FactureSuivie[]; readonly acomptes: readonly Reglement[] }

export const estFacturable = (verdict: Pick<Verdict, 'issue' | 'prorata'>): boolean =>
  prorataDu({ statut: 'annulé' }, verdict) !== null

const recuSansFacture = ({ acomptes }: Pick<ArgentDuContrat, 'acomptes'>): Montant =>
  centimes(Math.max(0, additionner(...acomptes.map(({ montant }) => montant))))

export const argentTenu = (contrat: ArgentDuContrat): Montant =>
  additionner(recuSansFacture(contrat), centimes(Math.max(0, additionner(...contrat.factures.map(totalRegle)))))

export const argentARendre = (verdict: Pick<Verdict, 'issue' | 'prorata'>, contrat: ArgentDuContrat): Montant => {
  const enTrop = contrat.factures.map(solde).filter((montant) => montant < 0)
  const acomptes = estFacturable(verdict) ? centimes(0) : recuSansFacture(contrat)
  return additionner(multiplier(additionner(...enTrop), -1), acomptes)
}
