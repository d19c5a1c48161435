import * as TE from '#fp/TaskEither'
import type { DevisRenderer } from '#application/ports/devis-renderer'
import { portFailure } from '#application/shared/port-failure'
import { devisTexte } from './devis-texte.ts'
import { draw } from './drawing-thread.ts'

const utf8 = new TextEncoder()

/** Renders quotes, with `adresseDeVerification` for anybody who wants to check them. */
export const makeDevisRenderer = (adresseDeVerification: string): DevisRenderer => ({
  texte: (devis) => utf8.encode(devisTexte(devis, adresseDeVerification)),
  pdf: (devis) => TE.tryCatch(() => draw('devis', [devis, adresseDeVerification]), portFailure('devis-renderer')),
})
