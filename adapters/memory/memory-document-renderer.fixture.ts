import * as TE from '#fp/TaskEither'
import type { DocumentRenderer, FichierDArchive, FichierEnFlux } from '#application/ports/document-renderer'
import { portFailure } from '#application/shared/port-failure'
import type { Devis } from '#domain/devis/devis'
import { formaterMontant } from '#domain/shared/montant'

const utf8 = new TextEncoder()

const remplacement = ({ version, remplace }: Devis): string =>
  remplace === undefined
    ? ''
    : `version ${version}, remplace ${remplace.versions.map((une) => une.version).join(' et ')} : ${remplace.motif}\n`

/** A quote as four lines that name it, and a fifth for an amendment. */
const resume = (devis: Devis): Uint8Array => {
  const { numero, client, estimation } = devis
  const noms = `${numero ?? 'Aperçu'}\n${client.nom}\n${estimation.service}\n`
  return utf8.encode(`${noms}${formaterMontant(estimation.totalNet)}\n${remplacement(devis)}`)
}

const SAFE = /^(?:[\w-][\w .-]*\/)*[\w-](?:[\w .-]*[\w-])?$/

const isRefused = (fichiers: readonly FichierDArchive[]): boolean =>
  fichiers.some(({ nom }) => !SAFE.test(nom)) ||
  new Set(fichiers.map(({ nom }) => nom.toLowerCase())).size < fichiers.length

const asText = ({ nom, contenu }: FichierDArchive): readonly [string, string] => [
  nom,
  typeof contenu === 'string' ? contenu : new TextDecoder().decode(contenu),
]

const enFlux = async function* (fichiers: AsyncIterable<FichierEnFlux>): AsyncGenerator<Uint8Array> {
  const deja: FichierDArchive[] = []
  for await (const { nom, contenu } of fichiers) {
    deja.push({ nom, contenu: '' })
    if (isRefused(deja)) throw new Error('a name that no archive may bear')
    const morceaux: string[] = []
    for await (const morceau of contenu) morceaux.push(asText({ nom, contenu: morceau })[1])
    yield utf8.encode(`${JSON.stringify([nom, morceaux.join('')])}\n`)
  }
}

type Dessine = Omit<DocumentRenderer, 'ics' | 'csv' | 'json' | 'synthese' | 'lisezMoi'>

/** Documents as short readable lines, enough to follow them through a use case. An archive is a JSON record. */
export const makeMemoryDocumentRenderer = (): Dessine => ({
  devisTexte: resume,
  devisPdf: (devis) => TE.right(resume(devis)),
  facturX: ({ numero, total }) => `<facture>${numero} ${total}</facture>`,
  facturePdf: ({ numero, contact, total, code }, xml, adresseDeVerification) =>
    TE.right(
      utf8.encode(
        `${numero}\n${contact.nom}\n${formaterMontant(total)}\n${adresseDeVerification}/${code}\n${xml ?? 'sans Factur-X'}\n`,
      ),
    ),
  conditionsPdf: ({ titre, sections }) =>
    TE.right(utf8.encode([titre, ...sections.map((section) => section.titre)].join('\n'))),
  formulairePdf: ({ nom }) => TE.right(utf8.encode(`Formulaire de rétractation, ${nom}`)),
  zip: (fichiers) =>
    isRefused(fichiers)
      ? TE.left(portFailure('documents')(new Error('a name that no archive may bear')))
      : TE.right(utf8.encode(JSON.stringify(Object.fromEntries(fichiers.map(asText))))),
  zipEnFlux: (fichiers) => enFlux(fichiers),
})
