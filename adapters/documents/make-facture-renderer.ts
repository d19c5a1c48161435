import * as TE from '#fp/TaskEither'
import type { FactureRenderer } from '#application/ports/facture-renderer'
import { portFailure } from '#application/shared/port-failure'
import { facturX } from './factur-x/factur-x.ts'

/** Renders invoices and credit notes; the PDF library is loaded by the first. */
export const makeFactureRenderer = (): FactureRenderer => ({
  facturX,
  pdf: (piece, xml, adresseDeVerification) =>
    TE.tryCatch(
      async () => (await import('./facture-pdf.ts')).facturePdf(piece, xml, adresseDeVerification),
      portFailure('facture-renderer'),
    ),
})
