import * as TE from '#fp/TaskEither'
import type { DevisRenderer } from '#application/ports/devis-renderer'
import type { Devis } from '#domain/devis/devis'
import { formaterMontant } from '#domain/shared/montant'

const utf8 = new TextEncoder()

const remplacement = ({ version, remplace }: Devis): string =>
  remplace === undefined
    ? ''
    : `version ${version}, remplace ${remplace.versions.map((une) => une.version).join(' et ')} : ${remplace.motif}\n`

const resume = (devis: Devis): Uint8Array => {
  const { numero, client, estimation } = devis
  const noms = `${numero ?? 'Aperçu'}\n${client.nom}\n${estimation.service}\n`
  return utf8.encode(`${noms}${formaterMontant(estimation.totalNet)}\n${remplacement(devis)}`)
}

/** Four lines that name the quote, and a fifth for an amendment, whatever the medium: enough to follow one through a use case. */
export const makeMemoryDevisRenderer = (): DevisRenderer => ({
  texte: resume,
  pdf: (devis) => TE.right(resume(devis)),
})
