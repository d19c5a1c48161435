import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { DevisComplet } from '#domain/devis/devis-complet'

/** The same quote on two media, as the bytes of a file (text in UTF-8); one that lacks a mention is not drawn. */
export type DevisRenderer = {
  readonly texte: (devis: DevisComplet) => Uint8Array
  readonly pdf: (devis: DevisComplet) => TE.TaskEither<PortFailure, Uint8Array>
}
