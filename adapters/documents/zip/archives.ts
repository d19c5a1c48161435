import * as TE from '#fp/TaskEither'
import { strToU8, zipSync } from 'fflate'
import type { DocumentRenderer, FichierDArchive } from '#application/ports/document-renderer'
import { portFailure } from '#application/shared/port-failure'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { refusedNames, streamZip } from './make-zip-writer.ts'

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
export const archives: Pick<DocumentRenderer, 'zip' | 'zipEnFlux'> = {
  zip: (fichiers, instant) =>
    TE.tryCatch(
      async () => zipSync(toEntries(fichiers), { level: 6, mtime: dated(instant) }),
      portFailure('documents'),
    ),
  zipEnFlux: (fichiers, instant) => streamZip(fichiers, dated(instant)),
}
