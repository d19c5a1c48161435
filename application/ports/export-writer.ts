import type { FormatDExtrait } from '#application/export/extrait'
import type { PresentationDuDossier } from '#application/comptabilite/presentation-du-dossier'
import type { LignesEcrites, QuoiEcrit } from '#application/export/extraits-comptables'
import type { SyntheseDuDossier } from '#domain/comptabilite/synthese'

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
  /** A year by month and quarter, its ceilings, and what was written since it was over, for a sheet. */
  readonly synthese: (synthese: SyntheseDuDossier) => string
  /** What the archive of a year holds and by which rules, for whoever opens it. */
  readonly lisezMoi: (presentation: PresentationDuDossier) => string
}
