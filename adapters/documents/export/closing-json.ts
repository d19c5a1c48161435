import type { AcompteFacture } from '#domain/comptabilite/acompte-facture'
import { type FactureALaCloture, type LigneDeCloture, soldeALaCloture } from '#domain/comptabilite/cloture'
import { enEuros } from '#domain/shared/montant'
import { rendu } from './acompte-columns.ts'

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

export const acompteFactureOutside = ({ facture, avoirs, deduitPar }: AcompteFacture): object => ({
  numero: facture.numero,
  date: facture.date,
  reference: facture.reference,
  acheteur: facture.acheteur,
  acompte: enEuros(facture.total),
  recu: facture.recu,
  avoirs: avoirs.map(({ numero }) => numero),
  rendu: enEuros(rendu({ avoirs })),
  deduitPar,
  retablit: facture.retablit,
})
