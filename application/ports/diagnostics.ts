import type * as T from '#fp/Task'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Releve } from '#domain/diagnostic/releve'

/** Whether a part of the installation answers; `conseil` is what to do, empty when there is nothing. */
export type EtatDePartie = {
  readonly nom: string
  readonly ok: boolean
  readonly detail: string
  readonly conseil: string
  readonly dureeMs: number
}

export type Diagnostics = {
  /** Can the database answer, and is its schema the one of this version? */
  readonly verifier: () => TE.TaskEither<PortFailure, void>
  /** Takes the figures that take a walk over everything, as they are at this instant. */
  readonly relever: (instant: Date) => TE.TaskEither<PortFailure, Releve>
  /** Looks at every part at once; bounded in time, and a part that is away is an answer. */
  readonly etats: T.Task<readonly EtatDePartie[]>
}
