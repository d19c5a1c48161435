import * as TE from '#fp/TaskEither'
import type { FactureRenderer } from '#application/ports/facture-renderer'
import { formaterMontant } from '#domain/shared/montant'

const utf8 = new TextEncoder()

/** Lines that name the document: enough to follow one through a use case. */
export const makeMemoryFactureRenderer = (): FactureRenderer => ({
  facturX: ({ numero, total }) => `<facture>${numero} ${total}</facture>`,
  pdf: ({ numero, contact, total, code }, xml, adresseDeVerification) =>
    TE.right(
      utf8.encode(
        `${numero}\n${contact.nom}\n${formaterMontant(total)}\n${adresseDeVerification}/${code}\n${xml ?? 'sans Factur-X'}\n`,
      ),
    ),
})
