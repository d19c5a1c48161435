import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'

/** A file of an archive; `nom` is its path in it, with forward slashes. Texts are written in UTF-8. */
export type FichierDArchive = { readonly nom: string; readonly contenu: Uint8Array | string }

/** A file that is read while the archive is written. */
export type FichierEnFlux = { readonly nom: string; readonly contenu: AsyncIterable<Uint8Array | string> }

export type ZipWriter = {
  readonly zip: (fichiers: readonly FichierDArchive[], instant: Date) => TE.TaskEither<PortFailure, Uint8Array>
  /** The same, a piece at a time: nothing whole is ever held. It rejects on a name that no archive may bear. */
  readonly enFlux: (fichiers: AsyncIterable<FichierEnFlux>, instant: Date) => AsyncIterable<Uint8Array>
}
