import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Destination, Ecrit } from '#adapters/cli/commands/export'
import { NEW_FILE, throughDraft } from '../backup/through-draft.ts'
import { checkPath } from './backup-command.ts'
import { refused } from './failure-sentence.ts'

export type Output = {
  readonly contenu: AsyncIterable<string | Uint8Array>
  readonly signal: AbortSignal
  readonly avancement?: ((octets: number) => void) | undefined
}

const PAS = 10_000_000

const counting = async function* ({ contenu, avancement }: Output, count: { octets: number }) {
  let told = 0
  for await (const piece of contenu) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    count.octets += bytes.byteLength
    if (count.octets - told >= PAS) {
      told = count.octets
      avancement?.(told)
    }
    yield bytes
  }
}

const hasReadEnough = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE'

const toStandardOutput = async (source: Readable, signal: AbortSignal): Promise<void> => {
  try {
    await pipeline(source, process.stdout, { end: false, signal })
  } catch (error) {
    if (!hasReadEnough(error)) throw error
  }
}

const toFile = (path: string, source: Readable, signal: AbortSignal): Promise<void> =>
  throughDraft(path, (draft) => pipeline(source, createWriteStream(draft, NEW_FILE), { signal }))

/** Writes to a file, which appears whole or not at all, or to standard output at the speed of its reader. */
export const writeOutput = async ({ sortie }: Pick<Destination, 'sortie'>, output: Output): Promise<Ecrit> => {
  const count = { octets: 0 }
  const source = Readable.from(counting(output, count))
  if (sortie === null) await toStandardOutput(source, output.signal)
  else await toFile(resolve(sortie), source, output.signal)
  return { octets: count.octets }
}

export const checkDestination = ({ sortie, ecraser }: Destination): void => {
  if (sortie !== null) checkPath(resolve(sortie), ecraser)
}

export const checkArchiveDestination = (destination: Destination): void => {
  checkDestination(destination)
  if (destination.sortie === null && process.stdout.isTTY) {
    throw refused('Une archive ne s’affiche pas\u00a0: donnez un fichier avec --sortie.')
  }
}
