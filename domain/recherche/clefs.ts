import type { Acheteur } from '#domain/client/acheteur'
import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import type { Appelant, EstimationFaite } from '#domain/estimation/estimation-faite'
import type { Piece } from '#domain/facturation/piece'
import type { Fil } from '#domain/message/fil'
import type { NouvellePrestation, Prestation } from '#domain/prestation/prestation'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { clefDeRecherche } from './clef-de-recherche.ts'
import { plier } from './plier-texte.ts'

/** An amount as people type it: without a space between the thousands. */
const montantCherche = (montant: Montant): string => formaterMontant(montant).replace(/\s(?=\d)/gu, '')

const acheteurCherche = (acheteur: Acheteur): readonly string[] =>
  acheteur.type === 'professionnel' ? [acheteur.raisonSociale, acheteur.siren] : []

/** The company that an order is for, which also finds its account; `null` for a private person. */
export const clefDeSociete = (acheteur: Acheteur): string | null =>
  acheteur.type === 'professionnel' ? clefDeRecherche(acheteurCherche(acheteur)) : null

/** The text that finds an order before its quote has a number: reference, client, company, town, service, request. */
export const clefDeCommande = (commande: NouvellePrestation): string => {
  const { reference, contact, adresse, estimation, engagement, description, notes } = commande
  return clefDeRecherche([
    reference,
    contact.nom,
    contact.email,
    contact.telephone,
    adresse.codePostal,
    adresse.ville,
    ...acheteurCherche(engagement.acheteur),
    estimation.service,
    // The description of a catalogue service is the same for every order, so it is left out.
    estimation.serviceId === null ? commande.serviceDescription : '',
    description,
    notes,
  ])
}

/** The text that finds a prestation. */
export const clefDePrestation = (prestation: Prestation): string =>
  `${clefDeCommande(prestation)} ${clefDeRecherche([prestation.numeroDevis])}`

/** The text that finds an account, without the companies of its orders. */
export const clefDeClient = ({ nom, email, telephone, codePostal, ville }: Contact & Adresse): string =>
  clefDeRecherche([nom, email, telephone, codePostal, ville])

const acomptesDeduits = (piece: Piece): readonly string[] =>
  piece.genre === 'facture' ? piece.acomptes.flatMap((acompte) => acompte.piece ?? []) : []

/** The text that finds a document: its number, the order, the client, its amount, the deposit documents it deducts. */
export const clefDePiece = (piece: Piece): string => {
  const { numero, reference, contact, acheteur, total } = piece
  return clefDeRecherche([
    numero,
    reference,
    contact.nom,
    contact.email,
    contact.telephone,
    ...acheteurCherche(acheteur),
    piece.service,
    montantCherche(total),
    ...acomptesDeduits(piece),
  ])
}

type MessageCherche = Pick<Fil, 'sujet'> & { readonly message: Pick<Fil['message'], 'nom' | 'email' | 'texte'> }

/** The text that finds a message: its author, subject and content. */
export const clefDeMessage = ({ message, sujet }: MessageCherche): string =>
  clefDeRecherche([message.nom, message.email, sujet ?? '', message.texte])

/** The text that finds an estimate, without the caller: the place and the work. */
export const clefDeDemande = ({
  lieu,
  estimation,
  demande: { choix },
}: Pick<EstimationFaite, 'lieu' | 'estimation' | 'demande'>): string =>
  clefDeRecherche([lieu?.codePostal ?? '', lieu?.ville ?? '', estimation.service, choix.serviceDescription])

/** The text that finds the caller of an estimate. */
export const clefDAppelant = (contact: Appelant): string =>
  clefDeRecherche([contact.nom ?? '', contact.email ?? '', contact.telephone ?? ''])

/** The text that finds an estimate: place, work, caller, and the order it became. */
export const clefDEstimation = (faite: EstimationFaite): string =>
  [
    clefDeDemande(faite),
    faite.contact === null ? '' : clefDAppelant(faite.contact),
    faite.prestation === null ? '' : clefDeRecherche([faite.prestation.reference]),
  ].join(' ')

/** The name by which lists are sorted, without case or accents. */
export const nomDeTri = (nom: string): string => plier(nom).trim()
