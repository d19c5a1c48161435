import type { FormatDExtrait, LignesDExtrait, Quoi } from '#application/export/extrait'

/** Writes lines as text, a lot at a time; `premier` is true for the first lot alone. */
export type ExportWriter = {
  readonly ouvrir: (quoi: Quoi, format: FormatDExtrait) => string
  readonly ecrire: <Q extends Quoi>(
    quoi: Q,
    format: FormatDExtrait,
    lignes: readonly LignesDExtrait[Q][],
    premier: boolean,
  ) => string
  readonly fermer: (format: FormatDExtrait) => string
}
