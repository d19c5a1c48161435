import type { AcompteFacture } from '#domain/comptabilite/acompte-facture'
import type { FactureALaCloture, LigneDeCloture } from '#domain/comptabilite/cloture'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { FactureExportee } from './extrait.ts'

/** With the credit notes for it, and the invoice that was issued after it was given back whole, as of now. */
export type FactureDuDossier = FactureExportee & {
  readonly avoirs: readonly NumeroPiece[]
  readonly remplaceePar: NumeroPiece | null
}

export type LignesDuDossier = {
  readonly facturesEmises: FactureDuDossier
  readonly autresFactures: FactureALaCloture
  readonly acomptesFactures: AcompteFacture
  readonly cloture: LigneDeCloture
}
