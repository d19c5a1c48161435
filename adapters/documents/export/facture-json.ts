import type { FactureExportee } from '#application/export/extrait'
import { enEuros } from '#domain/shared/montant'

/** Amounts in euros. */
export const factureOutside = ({ total, regle, solde, ...facture }: FactureExportee): object => ({
  ...facture,
  total: enEuros(total),
  regle: regle === null ? null : enEuros(regle),
  solde: solde === null ? null : enEuros(solde),
})
