import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder outside the repository that every account may enter: under root the database runs as another one. */
export const makeTemporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })
