import type { AcompteFacture } from '#domain/comptabilite/acompte-facture'
import type { FactureALaCloture, LigneDeCloture } from '#domain/comptabilite/cloture'

/** What the archive of a year tells beside the books: invoices of other years and for deposits that it concerns, and what was owed at its end. */
export type LignesDuDossier = {
  readonly autresFactures: FactureALaCloture
  readonly acomptesFactures: AcompteFacture
  readonly cloture: LigneDeCloture
}
