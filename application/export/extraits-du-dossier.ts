import type { FactureALaCloture, LigneDeCloture } from '#domain/comptabilite/cloture'

/** What the archive of a year tells beside the books: invoices of other years that it concerns, and what was owed at its end. */
export type LignesDuDossier = { readonly autresFactures: FactureALaCloture; readonly cloture: LigneDeCloture }
