import type { Piece } from '#domain/facturation/piece'
import { formaterSiret } from '#domain/entreprise/formater-siret'
import { clientContents } from './client-contents.ts'
import type { Bloc, Fait, Partie } from './document-contents.ts'
import { entrepriseLignes } from './entreprise-contents.ts'
import type { LigneContents } from './lignes-contents.ts'
import { lignesFactureesContents } from './lignes-facturees-contents.ts'
import { type VerificationContents, verificationContents } from './verification-contents.ts'

/** Every sentence of an invoice or a credit note, in the order of reading; a medium only lays them out. */
export type PieceContents = CommunContents & {
  readonly titre: string
  readonly dates: readonly Fait[]
  readonly objet: Bloc
  /** How the figure that matters is reached from the total; empty when it is the total. */
  readonly decompte: readonly Fait[]
  readonly total: Fait
  /** What the total is read beside; `null` when it stands alone. */
  readonly second: Fait | null
  readonly reserves: readonly string[]
  /** How to pay; `null` when nothing is to be paid. */
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

/** A consumer may turn to the mediator (Code de la consommation, L. 616-1). */
const mediateur = ({ acheteur, entreprise: { mediateur } }: Piece): readonly string[] =>
  acheteur.type === 'particulier' ? [`Médiateur de la consommation\u00a0: ${mediateur.nom}, ${mediateur.site}`] : []

/** What invoices and credit notes have in common. */
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
