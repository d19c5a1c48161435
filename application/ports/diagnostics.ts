import type * as T from '#fp/Task'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Releve } from '#domain/diagnostic/releve'

export type EtatDePartie = {
  readonly nom: string
  /** `attention`: it works, but not as a business needs it. */
  readonly etat: 'ok' | 'attention' | 'panne'
  readonly detail: string
  readonly conseil: string
  readonly dureeMs: number
}

export type Diagnostics = {
  readonly verifier: () => TE.TaskEither<PortFailure, void>
  readonly relever: (instant: Date) => TE.TaskEither<PortFailure, Releve>
  /** Looks at every part at once; bounded in time, and a part that is away is an answer. */
  readonly etats: T.Task<readonly EtatDePartie[]>
}
