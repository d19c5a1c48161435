import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { enregistrer } from './enregistrer.ts'

/** A document that only its owner may read. */
export type DocumentDemande =
  | { readonly genre: 'devis_pdf' | 'devis_texte' | 'calendrier'; readonly id: string }
  | { readonly genre: 'piece_pdf' | 'piece_xml'; readonly numero: NumeroPiece }
  | { readonly genre: 'export' }

/** Fetches a document and hands it to the browser; answers whether it came. */
export const telecharger = async (demande: DocumentDemande): Promise<boolean> => {
  try {
    const { demanderFichier } = await import('./demander-fichier.ts')
    const fichier = await demanderFichier(demande)
    if (fichier === null) return false
    enregistrer(fichier)
    return true
  } catch {
    return false
  }
}
