import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { PrestationId, Reference } from '#domain/prestation/reference'

/** From what people read aloud to what a record is kept under. */
export type ReferenceIndex = {
  readonly prestation: (reference: Reference) => TE.TaskEither<PortFailure, O.Option<PrestationId>>
}
