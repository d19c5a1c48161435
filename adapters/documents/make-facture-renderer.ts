import * as TE from '#fp/TaskEither'
import type { FactureRenderer } from '#application/ports/facture-renderer'
import { portFailure } from '#application/shared/port-failure'
import { draw } from './drawing-thread.ts'
import { facturX } from './factur-x/factur-x.ts'

/** Renders invoices and credit notes. */
export const makeFactureRenderer = (): FactureRenderer => ({
  facturX,
  pdf: (piece, xml, adresseDeVerification) =>
    TE.tryCatch(() => draw('facture', [piece, xml, adresseDeVerification]), portFailure('facture-renderer')),
})
