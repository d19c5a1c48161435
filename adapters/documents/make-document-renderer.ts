import * as TE from '#fp/TaskEither'
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { Tinypool } from 'tinypool'
import type { DocumentRenderer, FichierDArchive, FichierEnFlux } from '#application/ports/document-renderer'
import { portFailure } from '#application/shared/port-failure'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { devisTexte } from './devis.ts'
import { extraits } from './export/extraits.ts'
import { facturX } from './factur-x/factur-x.ts'
import type * as drawings from './draw.ts'
import { ics } from './ics.ts'

const PORT = 'documents'

const IDLE_MS = 60_000

let thread: Tinypool | undefined

/** Draws in another thread: a page takes tens of milliseconds, during which the server must go on answering. */
const draw = <K extends keyof typeof drawings>(
  kind: K,
  words: Parameters<(typeof drawings)[K]>[0],
): Promise<Uint8Array> => {
  thread ??= new Tinypool({
    filename: new URL('./draw.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  return thread.run(words, { name: kind })
}

const utf8 = new TextEncoder()

/** Draws the document of a content once, and reuses it. */
const once = <A extends object>(drawOne: (content: A) => Promise<Uint8Array>) => {
  const drawn = new WeakMap<A, Promise<Uint8Array>>()
  const bytesOf = (content: A): Promise<Uint8Array> => {
    const bytes = drawn.get(content) ?? drawOne(content)
    drawn.set(content, bytes)
    return bytes
  }
  return (content: A) => TE.tryCatch(() => bytesOf(content), portFailure(PORT))
}

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

const streamZip = async function* (fichiers: AsyncIterable<FichierEnFlux>, mtime: Date): AsyncGenerator<Uint8Array> {
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

/** Files are dated at noon of their day in Paris: the format has no time zone, and no clock change happens at noon. */
const dated = (instant: Date): Date => new Date(`${dateParis(instant)}T12:00:00`)

const toEntries = (fichiers: readonly FichierDArchive[]): Record<string, Uint8Array> => {
  const refused = refusedNames(fichiers.map(({ nom }) => nom))
  if (refused.length > 0) throw new Error(`names that no archive may bear: ${JSON.stringify(refused)}`)
  return Object.fromEntries(
    fichiers.map(({ nom, contenu }) => [nom, typeof contenu === 'string' ? strToU8(contenu) : contenu]),
  )
}

/** The same files on the same day always give the same bytes. */
const archives: Pick<DocumentRenderer, 'zip' | 'zipEnFlux'> = {
  zip: (fichiers, instant) =>
    TE.tryCatch(async () => zipSync(toEntries(fichiers), { level: 6, mtime: dated(instant) }), portFailure(PORT)),
  zipEnFlux: (fichiers, instant) => streamZip(fichiers, dated(instant)),
}

export const makeDocumentRenderer = (adresseDeVerification: string): DocumentRenderer => ({
  ...extraits,
  ...archives,
  ics,
  facturX,
  devisTexte: (devis) => utf8.encode(devisTexte(devis, adresseDeVerification)),
  devisPdf: (devis) => TE.tryCatch(() => draw('devis', [devis, adresseDeVerification]), portFailure(PORT)),
  facturePdf: (piece, xml, adresse) => TE.tryCatch(() => draw('facture', [piece, xml, adresse]), portFailure(PORT)),
  conditionsPdf: once((conditions) => draw('conditions', [conditions])),
  formulairePdf: once((entreprise) => draw('formulaire', [entreprise])),
})
