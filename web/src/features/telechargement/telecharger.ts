import type { DocumentDemande } from './demander-fichier.ts'
import { enregistrer } from './enregistrer.ts'

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
