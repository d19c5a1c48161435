import type * as T from '#fp/Task'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Releve } from '#domain/diagnostic/releve'

export type EtatDePartie = {
  readonly nom: string
  /** `attention`: works, but not well enough for the business. */
  readonly etat: 'ok' | 'attention' | 'panne'
  readonly detail: string
  readonly conseil: string
  readonly dureeMs: number
}

export type Diagnostics = {
  readonly verifier: () => TE.TaskEither<PortFailure, void>
  readonly relever: (instant: Date) => TE.TaskEither<PortFailure, Releve>
  /** Checks all parts at once, within a time limit. A part that fails is reported, not thrown. */
  readonly etats: T.Task<readonly EtatDePartie[]>
}
