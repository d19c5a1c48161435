import type { Acheteur } from '#domain/client/acheteur'
import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import type { Appelant, EstimationFaite } from '#domain/estimation/estimation-faite'
import type { Piece } from '#domain/facturation/piece'
import type { Fil } from '#domain/message/fil'
import type { NouvellePrestation, Prestation } from '#domain/prestation/prestation'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { lireTerme, plier } from './plier-texte.ts'

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
    // Left out for a catalogue service, because all its orders share the same description.
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

/** The most words of a search; more are ignored, to bound its time. */
const MOTS_MAX = 8

/** Hyphens and apostrophes, which are removed: Lons-le-Saunier and Wi-Fi are one word each, as is a reference. */
const TRAITS = /[-']/g

const INDICATIF = /(?<![\p{L}\p{N}])(?:\+33|0033)[ .]*(?:\(0\))?[ .]*(?=\d)/gu

/** A telephone number as people type it, whole or in part: `06 12 34`, `0612 34.56`, `56 78`. */
const NUMERO = /(?<![\p{L}\p{N}])(?:0\d*(?:[ .]\d+)+|\d{1,2}(?:[ .]\d{2})+(?:[ .]\d)?)(?![\p{L}\p{N}])/gu

/** Folds a text, removes hyphens and apostrophes, and writes telephone numbers in national form without spaces. */
const normaliser = (texte: string): string =>
  plier(texte)
    .replace(TRAITS, '')
    .replace(INDICATIF, '0')
    .replace(NUMERO, (numero) => numero.replace(/[ .]/g, ''))

export const clefDeRecherche = (textes: readonly string[]): string =>
  textes
    .map((texte) => normaliser(texte).trim())
    .filter((texte) => texte !== '')
    .join(' ')

export const motsCherches = (saisie: string): readonly string[] =>
  normaliser(lireTerme(saisie))
    .split(' ')
    .filter((mot) => mot !== '')
    .slice(0, MOTS_MAX)

export const correspond = (clef: string, mots: readonly string[]): boolean => mots.every((mot) => clef.includes(mot))

export type MotProche = { readonly mot: string; readonly plie: string }

/** Minimum similarity of a spelling, 0 to 1: `micheau` has 0.5 with Michaud. */
export const RESSEMBLANCE_MIN = 0.4

export const PROCHES_MAX = 3

/** Suggested searches, the nearest first. A single word gets a suggestion for each spelling; several words are corrected together. */
export const proposer = (mots: readonly string[], proches: readonly (readonly MotProche[])[]): readonly string[] => {
  const [seul] = mots
  if (mots.length === 1) return (proches[0] ?? []).filter(({ plie }) => plie !== seul).map(({ mot }) => mot)
  const corriges = mots.map((mot, rang) => proches[rang]?.[0] ?? { mot, plie: mot })
  return corriges.some(({ plie }, rang) => plie !== mots[rang]) ? [corriges.map(({ mot }) => mot).join(' ')] : []
}
