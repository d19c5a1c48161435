import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Devis } from '#domain/devis/devis'

/** The same quote on two media, as the bytes of a file (text in UTF-8). */
export type DevisRenderer = {
  readonly texte: (devis: Devis) => Uint8Array
  readonly pdf: (devis: Devis) => TE.TaskEither<PortFailure, Uint8Array>
}
