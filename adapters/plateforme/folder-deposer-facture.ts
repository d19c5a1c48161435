import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import * as TE from '#fp/TaskEither'
import type { DeposerFacture } from '#application/ports/ports'
import { portFailure } from '#application/shared/port-failure'
import type { NumeroPiece } from '#domain/facturation/numero-piece'

const deposit = async (folder: string, numero: NumeroPiece, pdf: Uint8Array): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${numero}.pdf`
  const draft = join(folder, `.${name}.${randomUUID()}`)
  await writeFile(draft, pdf, { mode: 0o600, flush: true })
  await rename(draft, join(folder, name))
  return `dossier plateforme, fichier ${name}`
}

/** Writes Factur-X files to a folder, for a person or a program to hand over, until the business chooses a platform. */
export const makeFolderDeposerFacture =
  (folder: string): DeposerFacture =>
  (numero, pdf) =>
    TE.tryCatch(() => deposit(folder, numero, pdf), portFailure('plateforme'))
