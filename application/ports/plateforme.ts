import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { NumeroPiece } from '#domain/facturation/numero-piece'

/** An accredited platform for electronic invoices. */
export type Plateforme = {
  /** Leaves a Factur-X file; leaving the same again is the same deposit. Answers what proves it. */
  readonly deposer: (numero: NumeroPiece, pdf: Uint8Array) => TE.TaskEither<PortFailure, string>
}
