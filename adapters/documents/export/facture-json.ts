import type { FactureExportee } from '#application/export/extrait'
import { enEuros } from '#domain/shared/montant'

/** Amounts in euros. */
export const factureOutside = ({ total, services, ventes, regle, solde, ...facture }: FactureExportee): object => ({
  ...facture,
  total: enEuros(total),
  services: enEuros(services),
  ventes: enEuros(ventes),
  regle: regle === null ? null : enEuros(regle),
  solde: solde === null ? null : enEuros(solde),
})
