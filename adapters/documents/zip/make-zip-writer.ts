import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { FichierEnFlux } from '#application/ports/document-renderer'

// Characters that every file system accepts.
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9 _.-]*$/

const isRefused = (name: string): boolean =>
  name.split('/').some((segment) => !SEGMENT.test(segment) || segment.endsWith('.') || segment.endsWith(' '))

/** Names that would leave the folder of extraction, mean something to a file system, or occur twice. */
export const refusedNames = (names: readonly string[]): readonly string[] => {
  const known = new Map<string, number>()
  for (const name of names) known.set(name.toLowerCase(), (known.get(name.toLowerCase()) ?? 0) + 1)
  return names.filter((name) => isRefused(name) || known.get(name.toLowerCase()) !== 1)
}

type Pending = { readonly archive: Zip; readonly take: () => readonly Uint8Array[] }

const makePending = (): Pending => {
  let made: Uint8Array[] = []
  let failure: Error | null = null
  const archive = new Zip((error, piece) => {
    failure = error ?? failure
    made.push(piece)
  })
  const take = (): readonly Uint8Array[] => {
    if (failure !== null) throw failure
    const taken = made
    made = []
    return taken
  }
  return { archive, take }
}

const asBytes = (morceau: Uint8Array | string): Uint8Array => (typeof morceau === 'string' ? strToU8(morceau) : morceau)

export const streamZip = async function* (
  fichiers: AsyncIterable<FichierEnFlux>,
  mtime: Date,
): AsyncGenerator<Uint8Array> {
  const { archive, take } = makePending()
  const names = new Set<string>()
  for await (const { nom, contenu } of fichiers) {
    if (refusedNames([nom]).length > 0 || names.has(nom.toLowerCase())) throw new Error(`refused name: ${nom}`)
    names.add(nom.toLowerCase())
    const entry = new ZipDeflate(nom, { level: 6 })
    entry.mtime = mtime
    archive.add(entry)
    for await (const morceau of contenu) {
      entry.push(asBytes(morceau))
      yield* take()
    }
    entry.push(new Uint8Array(0), true)
    yield* take()
  }
  archive.end()
  yield* take()
}
