import * as TE from '#fp/TaskEither'
import type { DevisRenderer } from '#application/ports/devis-renderer'
import type { Devis } from '#domain/devis/devis'
import { formaterMontant } from '#domain/shared/montant'

const utf8 = new TextEncoder()

const resume = ({ numero, client, estimation }: Devis): Uint8Array =>
  utf8.encode(`${numero ?? 'Aperçu'}\n${client.nom}\n${estimation.service}\n${formaterMontant(estimation.totalNet)}\n`)

/** Four lines that name the quote, whatever the medium: enough to follow one through a use case. */
export const makeMemoryDevisRenderer = (): DevisRenderer => ({
  texte: resume,
  pdf: (devis) => TE.right(resume(devis)),
})
