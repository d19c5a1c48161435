import { type FactureALaCloture, type LigneDeCloture, soldeALaCloture } from '#domain/comptabilite/cloture'
import { enEuros } from '#domain/shared/montant'

/** Amounts in euros. */
export const autreFactureOutside = (facture: FactureALaCloture): object => ({
  ...facture,
  total: enEuros(facture.total),
  credite: enEuros(facture.credite),
  regle: enEuros(facture.regle),
  crediteDansLaPeriode: enEuros(facture.crediteDansLaPeriode),
  regleDansLaPeriode: enEuros(facture.regleDansLaPeriode),
  solde: enEuros(soldeALaCloture(facture)),
})

export const clotureOutside = ({ facture, ...ligne }: LigneDeCloture): object => ({
  ...ligne,
  facture: facture?.numero ?? null,
  solde: enEuros(ligne.solde),
})
