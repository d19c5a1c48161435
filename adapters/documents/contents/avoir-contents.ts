import { formaterDate } from '#domain/calendrier/formater-date'
import type { Avoir } from '#domain/facturation/piece'
import { formaterMontant } from '#domain/shared/montant'
import { ligneLisible } from './lisible.ts'
import { type PieceContents, pieceContents } from './piece-contents.ts'

/** Every sentence of a credit note, which names the invoice it corrects by its number and day. */
export const avoirContents = (avoir: Avoir, adresseDeVerification: string): PieceContents => {
  const { numero, date, total } = avoir.facture
  return {
    ...pieceContents(avoir, adresseDeVerification),
    titre: 'Avoir',
    dates: [
      { nom: 'Émis le', valeur: formaterDate(avoir.date) },
      { nom: 'Facture corrigée', valeur: numero },
      { nom: 'Facture émise le', valeur: formaterDate(date) },
    ],
    objet: {
      titre: `Avoir sur la facture ${numero} du ${formaterDate(date)}`,
      faits: [
        { nom: 'Motif', valeur: ligneLisible(avoir.motif) },
        { nom: 'Nature', valeur: ligneLisible(avoir.service) },
        { nom: 'Commande', valeur: avoir.reference },
      ],
    },
    decompte: [],
    total: { nom: 'Net à votre crédit', valeur: formaterMontant(avoir.total) },
    second: { nom: `Montant de la facture ${numero}`, valeur: formaterMontant(total) },
    reserves: [
      `Cette somme est déduite de la facture ${numero}\u00a0; si vous l’avez déjà réglée, elle vous est rendue.`,
    ],
    reglement: null,
  }
}
