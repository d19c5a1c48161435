import { formaterDate } from '#domain/calendrier/formater-date'
import type { Facture } from '#domain/facturation/piece'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { ligneLisible } from './lisible.ts'
import { type PieceContents, pieceContents } from './piece-contents.ts'
import { echeanceContents, reglementContents } from './reglement-contents.ts'

/** What a client pays beyond the quote, and how they agreed to it. */
const depassement = ({ total, totalDevis, accordDepassement }: Facture): readonly string[] =>
  total <= totalDevis
    ? []
    : [
        `Montant supérieur de ${formaterMontant((total - totalDevis) as Montant)} au devis. Accord reçu\u00a0: ${ligneLisible(accordDepassement)}`,
      ]

/** Every sentence of an invoice, in the order of reading. */
export const factureContents = (facture: Facture, adresseDeVerification: string): PieceContents => ({
  ...pieceContents(facture, adresseDeVerification),
  titre: 'Facture',
  dates: [
    { nom: 'Émise le', valeur: formaterDate(facture.date) },
    { nom: 'Prestation effectuée le', valeur: formaterDate(facture.dateExecution) },
    echeanceContents(facture),
  ],
  objet: {
    titre: 'Prestation',
    faits: [
      { nom: 'Nature', valeur: ligneLisible(facture.service) },
      { nom: 'Commande', valeur: facture.reference },
      { nom: 'Devis', valeur: facture.numeroDevis },
    ],
  },
  total: { nom: 'Net à payer', valeur: formaterMontant(facture.total) },
  second: { nom: 'Montant du devis accepté', valeur: formaterMontant(facture.totalDevis) },
  reserves: depassement(facture),
  reglement: { titre: 'Règlement', faits: reglementContents(facture) },
})
