import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Conditions } from '#domain/conditions/conditions-generales'

/** The general terms as a file that can be kept. */
export type ConditionsRenderer = { readonly pdf: (conditions: Conditions) => TE.TaskEither<PortFailure, Uint8Array> }
