import * as TE from '#fp/TaskEither'
import type { FichierDArchive, FichierEnFlux, ZipWriter } from '#application/ports/zip-writer'
import { portFailure } from '#application/shared/port-failure'

const utf8 = new TextEncoder()

const SAFE = /^(?:[\w-][\w .-]*\/)*[\w-](?:[\w .-]*[\w-])?$/

const isRefused = (fichiers: readonly FichierDArchive[]): boolean =>
  fichiers.some(({ nom }) => !SAFE.test(nom)) ||
  new Set(fichiers.map(({ nom }) => nom.toLowerCase())).size < fichiers.length

const asText = ({ nom, contenu }: FichierDArchive): readonly [string, string] => [
  nom,
  typeof contenu === 'string' ? contenu : new TextDecoder().decode(contenu),
]

/** A line for each file, its name and its text, as they come. */
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

/** An archive that can be read: a JSON record of its files as texts. For tests only. */
export const makeMemoryZipWriter = (): ZipWriter => ({
  zip: (fichiers) =>
    isRefused(fichiers)
      ? TE.left(portFailure('zip-writer')(new Error('a name that no archive may bear')))
      : TE.right(utf8.encode(JSON.stringify(Object.fromEntries(fichiers.map(asText))))),
  enFlux: (fichiers) => enFlux(fichiers),
})
