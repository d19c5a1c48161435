import { designerAcompte, resteALEmission } from '#domain/facturation/acomptes-deduits'
import type { Facture } from '#domain/facturation/piece'
import { formaterMontant, multiplier } from '#domain/shared/montant'
import type { Fait } from './document-contents.ts'
import type { PieceContents } from './piece-contents.ts'

type Decompte = Pick<PieceContents, 'decompte' | 'total'>

type Du = Pick<Facture, 'acomptes' | 'total'>

const reste = (facture: Du): Fait => {
  const montant = resteALEmission(facture)
  return montant < 0
    ? { nom: 'Reste à vous rendre', valeur: formaterMontant(multiplier(montant, -1)) }
    : { nom: 'Reste à payer', valeur: formaterMontant(montant) }
}

/** What is to pay: the total, or what is left of it after each entry of money that came before. */
export const decompteContents = (facture: Du): Decompte => {
  const total = formaterMontant(facture.total)
  if (facture.acomptes.length === 0) return { decompte: [], total: { nom: 'Net à payer', valeur: total } }
  return {
    decompte: [
      { nom: 'Total', valeur: total },
      ...facture.acomptes.map((acompte) => ({
        nom: designerAcompte(acompte),
        valeur: formaterMontant(multiplier(acompte.montant, -1)),
      })),
    ],
    total: reste(facture),
  }
}
