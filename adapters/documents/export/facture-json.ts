import type { FactureExportee } from '#application/export/extrait'
import { enEuros, type Montant } from '#domain/shared/montant'

const enEurosOuRien = (montant: Montant | null): number | null => (montant === null ? null : enEuros(montant))

/** Amounts are told in euros. */
export const factureOutside = ({
  total,
  services,
  ventes,
  acompte,
  regle,
  solde,
  ...facture
}: FactureExportee): object => ({
  ...facture,
  total: enEurosOuRien(total),
  services: enEurosOuRien(services),
  ventes: enEurosOuRien(ventes),
  acompte: enEurosOuRien(acompte),
  regle: enEurosOuRien(regle),
  solde: enEurosOuRien(solde),
})
