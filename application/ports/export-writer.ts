import type { FormatDExtrait } from '#application/export/extrait'
import type { PresentationDuDossier } from '#application/comptabilite/presentation-du-dossier'
import type { LignesEcrites, QuoiEcrit } from '#application/export/extraits-comptables'
import type { Synthese } from '#domain/comptabilite/synthese'

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
  /** A year by month and quarter, and its ceilings, for a sheet. */
  readonly synthese: (synthese: Synthese) => string
  /** What the archive of a year holds and by which rules, for whoever opens it. */
  readonly lisezMoi: (presentation: PresentationDuDossier) => string
}
