import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Conditions } from '#domain/conditions/conditions-generales'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'

/** The general terms, and the model form of withdrawal, as files that can be kept. */
export type ConditionsRenderer = {
  readonly pdf: (conditions: Conditions) => TE.TaskEither<PortFailure, Uint8Array>
  readonly formulaire: (entreprise: EntreprisePublique) => TE.TaskEither<PortFailure, Uint8Array>
}
