import type { RecetteExportee, RecetteNumerotee } from '../export/extraits.ts'

/** Gives the entries of a book, lot after lot, the number of their line, and that of the line which each one undoes. */
export const numeroteur = (): ((lot: readonly RecetteExportee[]) => readonly RecetteNumerotee[]) => {
  const lignes = new Map<string, number>()
  return (lot) =>
    lot.map((recette) => {
      const ligne = lignes.size + 1
      lignes.set(recette.id, ligne)
      const annulee = recette.ecritureAnnulee
      return { ...recette, ligne, annuleLaLigne: annulee === null ? null : (lignes.get(annulee.id) ?? null) }
    })
}
