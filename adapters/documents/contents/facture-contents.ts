import { formaterDate } from '#domain/calendrier/formater-date'
import { estDeFraisSeuls, objetDesFrais } from '#domain/facturation/frais-seuls'
import { lieuDExecution } from '#domain/facturation/lieu-d-execution'
import type { Facture } from '#domain/facturation/piece'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { decompteContents } from './acomptes-contents.ts'
import type { Bloc, Fait } from './document-contents.ts'
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

/** Where the work was done, when the document knows. */
const lieu = (facture: Facture): readonly Fait[] => {
  const dit = lieuDExecution(facture)
  return dit === null ? [] : [{ nom: 'Lieu', valeur: ligneLisible(dit) }]
}

const references = ({ reference }: Facture, devis: string): readonly Fait[] => [
  { nom: 'Commande', valeur: reference },
  { nom: 'Devis', valeur: devis },
]

/** The price of the quote stands beside the total; among acomptes it would read as one of them, and stands here. */
const devis = ({ acomptes, numeroDevis, totalDevis }: Facture): string =>
  acomptes.length === 0 ? numeroDevis : `${numeroDevis}, accepté pour ${formaterMontant(totalDevis)}`

const prestation = (facture: Facture): Bloc => ({
  titre: 'Prestation',
  faits: [
    { nom: 'Nature', valeur: ligneLisible(facture.service) },
    ...lieu(facture),
    ...references(facture, devis(facture)),
  ],
})

/** Nothing was done: the fees are named, then the work that they were asked around. */
const frais = (facture: Facture): Bloc => ({
  titre: 'Frais',
  faits: [
    { nom: 'Nature', valeur: ligneLisible(objetDesFrais(facture.lignes)) },
    { nom: 'Service commandé', valeur: ligneLisible(facture.service) },
    ...lieu(facture),
    ...references(facture, facture.numeroDevis),
  ],
})

type SelonObjet = Pick<PieceContents, 'objet' | 'second' | 'reserves'> & { readonly jour: string }

/** Fees are not compared with the quote. */
const selonObjet = (facture: Facture): SelonObjet =>
  estDeFraisSeuls(facture.lignes)
    ? { jour: 'Frais du', objet: frais(facture), second: null, reserves: [] }
    : {
        jour: 'Prestation effectuée le',
        objet: prestation(facture),
        second:
          facture.acomptes.length === 0
            ? { nom: 'Montant du devis accepté', valeur: formaterMontant(facture.totalDevis) }
            : null,
        reserves: depassement(facture),
      }

/** Every sentence of an invoice, in the order of reading. */
export const factureContents = (facture: Facture, adresseDeVerification: string): PieceContents => {
  const { jour, ...objet } = selonObjet(facture)
  return {
    ...pieceContents(facture, adresseDeVerification),
    ...objet,
    ...decompteContents(facture),
    titre: 'Facture',
    dates: [
      { nom: 'Émise le', valeur: formaterDate(facture.date) },
      { nom: jour, valeur: formaterDate(facture.dateExecution) },
      echeanceContents(facture),
    ],
    reglement: reglementContents(facture),
  }
}
