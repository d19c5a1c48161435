import * as TE from '#fp/TaskEither'
import { Tinypool } from 'tinypool'
import type { DocumentRenderer } from '#application/ports/document-renderer'
import { portFailure } from '#application/shared/port-failure'
import { devisTexte } from './devis.ts'
import { extraits } from './export/extraits.ts'
import { facturX } from './factur-x/factur-x.ts'
import type * as drawings from './draw.ts'
import { ics } from './ics.ts'
import { archives } from './zip/archives.ts'

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

const PORT = 'documents'

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
