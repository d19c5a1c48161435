import { formaterSiret } from '#domain/entreprise/formater-siret'
import type { LigneFacturee } from '#domain/facturation/ligne-facturee'
import type { Piece } from '#domain/facturation/piece'
import { formaterMontant } from '#domain/shared/montant'
import { arrondir } from '#domain/shared/nombre'
import { clientContents } from './client-contents.ts'
import type { Bloc, Fait, Partie } from './document-contents.ts'
import { entrepriseLignes } from './entreprise-contents.ts'
import { ETATS_DE_PIECE_DETACHEE } from './etats-de-piece-detachee.ts'
import { DESIGNATION_LONGUEUR_MAX, type LigneContents } from './lignes-contents.ts'
import { ligneAbregee } from './lisible.ts'
import { type VerificationContents, verificationContents } from './verification-contents.ts'

const UNITES: Readonly<Record<LigneFacturee['unite'], string>> = { forfait: 'forfait', heure: 'h', km: 'km', unite: '' }

/** True for a sum of money, which has no unit. */
const sansUnite = ({ genre, unite }: LigneFacturee): boolean =>
  genre === 'avoir' || genre === 'acompte' || UNITES[unite] === ''

/** With two decimals, so that a quarter of an hour shows: `3,25 h`. */
const quantite = (ligne: LigneFacturee): string => {
  const nombre = String(arrondir(ligne.quantite, 2)).replace('.', ',')
  return sansUnite(ligne) ? nombre : `${nombre}\u00a0${UNITES[ligne.unite]}`
}

const lignesFactureesContents = (lignes: readonly LigneFacturee[]): readonly LigneContents[] =>
  lignes.map((ligne) => ({
    designation: ligneAbregee(ligne.designation, DESIGNATION_LONGUEUR_MAX),
    detail: ligne.etat === null ? '' : ETATS_DE_PIECE_DETACHEE[ligne.etat],
    quantite: quantite(ligne),
    prixUnitaire: formaterMontant(ligne.prixUnitaire),
    montant: formaterMontant(ligne.montant),
  }))

/** Every sentence of an invoice or a credit note, in reading order; the PDF only lays them out. */
export type PieceContents = CommunContents & {
  readonly titre: string
  readonly dates: readonly Fait[]
  readonly objet: Bloc
  /** The steps from the total to the amount due; empty when they are the same. */
  readonly decompte: readonly Fait[]
  readonly total: Fait
  /** The figure beside the total; `null` when there is none. */
  readonly second: Fait | null
  readonly reserves: readonly string[]
  /** How to pay; `null` when nothing is due. */
  readonly reglement: Bloc | null
}

type CommunContents = {
  readonly numero: string
  readonly prestataire: Partie
  readonly client: Partie
  readonly lignes: readonly LigneContents[]
  readonly mentions: readonly string[]
  readonly verification: VerificationContents
  readonly pied: string
}

/** The mediator, for a consumer (Code de la consommation, L. 616-1). */
const mediateur = ({ acheteur, entreprise: { mediateur } }: Piece): readonly string[] =>
  acheteur.type === 'particulier' ? [`Médiateur de la consommation\u00a0: ${mediateur.nom}, ${mediateur.site}`] : []

/** The content that invoices and credit notes share. */
export const pieceContents = (piece: Piece, adresseDeVerification: string): CommunContents => {
  const { entreprise } = piece
  return {
    numero: `N°\u00a0${piece.numero}`,
    prestataire: { titre: 'Prestataire', nom: entreprise.nom, lignes: entrepriseLignes(entreprise) },
    client: clientContents(piece.acheteur, piece.contact, piece.adresse),
    lignes: lignesFactureesContents(piece.lignes),
    mentions: [...piece.mentions.map(({ texte }) => texte), ...mediateur(piece)],
    verification: verificationContents(piece.code, adresseDeVerification),
    pied: `${entreprise.nom} – ${entreprise.forme} – SIRET ${formaterSiret(entreprise.siret)}`,
  }
}
