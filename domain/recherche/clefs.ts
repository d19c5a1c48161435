import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import type { ContactNote, EstimationFaite, LieuEstime } from '#domain/estimation/estimation-faite'
import type { Piece } from '#domain/facturation/piece'
import type { Fil } from '#domain/message/fil'
import type { NouvellePrestation, Prestation } from '#domain/prestation/prestation'
import { clefDeRecherche } from './clef-de-recherche.ts'
import { plier } from './plier-texte.ts'

/** Characters of a message that a search reads. */
const DEBUT_DE_MESSAGE = 300

/** What an order is found by before its quote has a number: reference, client, town, service. */
export const clefDeCommande = ({ reference, contact, adresse, estimation }: NouvellePrestation): readonly string[] =>
  clefDeRecherche([
    reference,
    contact.nom,
    contact.email,
    contact.telephone,
    adresse.codePostal,
    adresse.ville,
    estimation.service,
  ])

/** What a prestation is found by. */
export const clefDePrestation = (prestation: Prestation): readonly string[] => [
  ...clefDeCommande(prestation),
  ...clefDeRecherche([prestation.numeroDevis]),
]

/** What an account is found by. */
export const clefDeClient = ({ nom, email, telephone, codePostal, ville }: Contact & Adresse): readonly string[] =>
  clefDeRecherche([nom, email, telephone, codePostal, ville])

const acomptesDeduits = (piece: Piece): readonly string[] =>
  piece.genre === 'facture' ? piece.acomptes.flatMap((acompte) => acompte.piece ?? []) : []

/** What a document is found by: its number, the order, the client, the documents of the deposits it deducts. */
export const clefDePiece = (piece: Piece): readonly string[] => {
  const { numero, reference, contact, acheteur } = piece
  return clefDeRecherche([
    numero,
    reference,
    contact.nom,
    contact.email,
    ...(acheteur.type === 'professionnel' ? [acheteur.raisonSociale, acheteur.siren] : []),
    ...acomptesDeduits(piece),
  ])
}

type MessageCherche = Pick<Fil, 'sujet'> & { readonly message: Pick<Fil['message'], 'nom' | 'email' | 'texte'> }

/** What a message is found by: who, about what, and how it begins. */
export const clefDeMessage = ({ message, sujet }: MessageCherche): readonly string[] =>
  clefDeRecherche([message.nom, message.email, sujet ?? '', message.texte.slice(0, DEBUT_DE_MESSAGE)])

/** Where the work of an estimate is: all that a visitor left. */
export const clefDeLieu = (lieu: LieuEstime | null): readonly string[] =>
  lieu === null ? [] : clefDeRecherche([lieu.codePostal, lieu.ville])

/** Who called about an estimate. */
export const clefDAppelant = (contact: ContactNote | null): readonly string[] =>
  contact === null ? [] : clefDeRecherche([contact.nom ?? '', contact.email ?? '', contact.telephone ?? ''])

/** What an estimate is found by: where, for whom, and the order it became. */
export const clefDEstimation = ({ lieu, contact, prestation }: EstimationFaite): readonly string[] => [
  ...clefDeLieu(lieu),
  ...clefDAppelant(contact),
  ...clefDeRecherche(prestation === null ? [] : [prestation.reference]),
]

/** The name as lists sort it, without case nor accents. */
export const nomDeTri = (nom: string): string => plier(nom).trim()
