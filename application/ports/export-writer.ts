import type { FormatDExtrait } from '#application/export/extrait'
import type { LignesEcrites, QuoiEcrit } from '#application/export/extraits-comptables'

/** Writes lines as text, a lot at a time; `premier` is true for the first lot alone. */
export type ExportWriter = {
  readonly ouvrir: (quoi: QuoiEcrit, format: FormatDExtrait) => string
  readonly ecrire: <Q extends QuoiEcrit>(
    quoi: Q,
    format: FormatDExtrait,
    lignes: readonly LignesEcrites[Q][],
    premier: boolean,
  ) => string
  readonly fermer: (format: FormatDExtrait) => string
}
