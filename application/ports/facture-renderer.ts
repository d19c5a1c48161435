import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Piece } from '#domain/facturation/piece'

/** An invoice or a credit note as files; equal documents give equal bytes. */
export type FactureRenderer = {
  /** The structured form (Factur-X, profile EN 16931), of documents for professionals alone. */
  readonly facturX: (piece: Piece) => string
  /** PDF/A-3 with a code to verify it by under `adresseDeVerification`; the structured form is embedded when there is one. */
  readonly pdf: (
    piece: Piece,
    xml: string | null,
    adresseDeVerification: string,
  ) => TE.TaskEither<PortFailure, Uint8Array>
}
