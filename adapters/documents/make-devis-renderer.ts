import * as TE from '#fp/TaskEither'
import type { DevisRenderer } from '#application/ports/devis-renderer'
import { portFailure } from '#application/shared/port-failure'
import { devisTexte } from './devis-texte.ts'

const utf8 = new TextEncoder()

/** Renders quotes, which send to `adresseDeVerification` whoever doubts them; the PDF library and its fonts are loaded by the first PDF, so that the server starts without them. */
export const makeDevisRenderer = (adresseDeVerification: string): DevisRenderer => ({
  texte: (devis) => utf8.encode(devisTexte(devis, adresseDeVerification)),
  pdf: (devis) =>
    TE.tryCatch(
      async () => (await import('./devis-pdf.ts')).devisPdf(devis, adresseDeVerification),
      portFailure('devis-renderer'),
    ),
})
