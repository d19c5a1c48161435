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

const montantCherche = (montant: Montant): string => formaterMontant(montant).replace(/\s(?=\d)/gu, '')

const acheteurCherche = (acheteur: Acheteur): readonly string[] =>
  acheteur.type === 'professionnel' ? [acheteur.raisonSociale, acheteur.siren] : []

export const clefDeSociete = (acheteur: Acheteur): string | null =>
  acheteur.type === 'professionnel' ? clefDeRecherche(acheteurCherche(acheteur)) : null

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

export const clefDePrestation = (prestation: Prestation): string =>
  `${clefDeCommande(prestation)} ${clefDeRecherche([prestation.numeroDevis])}`

export const clefDeClient = ({ nom, email, telephone, codePostal, ville }: Contact & Adresse): string =>
  clefDeRecherche([nom, email, telephone, codePostal, ville])

const acomptesDeduits = (piece: Piece): readonly string[] =>
  piece.genre === 'facture' ? piece.acomptes.flatMap((acompte) => acompte.piece ?? []) : []

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

export const clefDeMessage = ({ message, sujet }: MessageCherche): string =>
  clefDeRecherche([message.nom, message.email, sujet ?? '', message.texte])

export const clefDeDemande = ({
  lieu,
  estimation,
  demande: { choix },
}: Pick<EstimationFaite, 'lieu' | 'estimation' | 'demande'>): string =>
  clefDeRecherche([lieu?.codePostal ?? '', lieu?.ville ?? '', estimation.service, choix.serviceDescription])

export const clefDAppelant = (contact: Appelant): string =>
  clefDeRecherche([contact.nom ?? '', contact.email ?? '', contact.telephone ?? ''])

export const nomDeTri = (nom: string): string => plier(nom).trim()
