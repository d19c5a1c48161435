import { formaterDate } from '#domain/calendrier/formater-date'
import { type Avoir, corrigeUnAcompte } from '#domain/facturation/piece'
import { formaterMontant } from '#domain/shared/montant'
import { ligneLisible } from './lisible.ts'
import { type PieceContents, pieceContents } from './piece-contents.ts'

type Suite = Pick<PieceContents, 'total' | 'second' | 'reserves'> & { readonly corrigee: string }

const surFacture = ({ total, facture }: Avoir): Suite => ({
  corrigee: `facture ${facture.numero}`,
  total: { nom: 'Net à votre crédit', valeur: formaterMontant(total) },
  second: { nom: `Montant de la facture ${facture.numero}`, valeur: formaterMontant(facture.total) },
  reserves: [
    `Cette somme est déduite de la facture ${facture.numero}\u00a0; si vous l’avez déjà réglée, elle vous est rendue, ou reprise par la facture qui la remplace.`,
  ],
})

/** The money moved before the document was issued, or had never come. */
const surFactureDAcompte = ({ total, facture }: Avoir): Suite => ({
  corrigee: `facture d’acompte ${facture.numero}`,
  total: { nom: 'Montant de l’avoir', valeur: formaterMontant(total) },
  second: { nom: `Montant de la facture d’acompte ${facture.numero}`, valeur: formaterMontant(facture.total) },
  reserves: [
    'Rien n’est à régler\u00a0: cette somme vous a été rendue, ou n’avait pas été reçue. La facture de la prestation ne la déduit pas.',
  ],
})

/** Every sentence of a credit note, which names the invoice it corrects by its number and day. */
export const avoirContents = (avoir: Avoir, adresseDeVerification: string): PieceContents => {
  const { numero, date } = avoir.facture
  const { corrigee, ...suite } = corrigeUnAcompte(avoir) ? surFactureDAcompte(avoir) : surFacture(avoir)
  return {
    ...pieceContents(avoir, adresseDeVerification),
    titre: 'Avoir',
    dates: [
      { nom: 'Émis le', valeur: formaterDate(avoir.date) },
      { nom: 'Facture corrigée', valeur: numero },
      { nom: 'Facture émise le', valeur: formaterDate(date) },
    ],
    objet: {
      titre: `Avoir sur la ${corrigee} du ${formaterDate(date)}`,
      faits: [
        { nom: 'Motif', valeur: ligneLisible(avoir.motif) },
        { nom: 'Nature', valeur: ligneLisible(avoir.service) },
        { nom: 'Commande', valeur: avoir.reference },
      ],
    },
    decompte: [],
    ...suite,
    reglement: null,
  }
}
