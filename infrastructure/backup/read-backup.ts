import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { Header } from './backup-format.ts'
import { backupRefusal } from './backup-refusal.ts'
import { DAMAGED, FOREIGN, makeInspection, type Piece } from './inspect-lines.ts'
import { splitLines } from './split-lines.ts'

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * Reads a backup in pieces of a few megabytes, the header first, and checks it on the way: whoever acts on a piece must be able
 * to undo it until the last one has come. Rejects with a `BackupRefusal`, or the system's error when the file cannot be read.
 */
export async function* readBackup(path: string, signal: AbortSignal): AsyncGenerator<Piece> {
  const inspection = makeInspection()
  const file = createReadStream(path, { signal })
  const unpacked = createGunzip()
  file.once('error', (error) => unpacked.destroy(error))
  try {
    for await (const line of splitLines(file.pipe(unpacked))) yield* inspection.accept(line)
    inspection.finish()
  } catch (error) {
    if (!codeOf(error).startsWith('Z_')) throw error
    throw backupRefusal(inspection.begun() ? DAMAGED : FOREIGN)
  } finally {
    file.destroy()
    unpacked.destroy()
  }
}

/** Reads a backup to its end and answers its header; rejects as `readBackup` does. */
export const checkBackup = async (path: string, signal: AbortSignal): Promise<Header> => {
  let header: Header | undefined
  for await (const piece of readBackup(path, signal)) if (piece._tag === 'Header') header = piece.header
  if (header === undefined) throw backupRefusal(FOREIGN)
  return header
}
