import type * as T from '#fp/Task'

/** Whether a part of the installation answers; `conseil` is what to do, empty when there is nothing. */
export type EtatDePartie = {
  readonly nom: string
  readonly ok: boolean
  readonly detail: string
  readonly conseil: string
  readonly dureeMs: number
}

/** Looks at every part at once; bounded in time, and a part that is away is an answer. */
export type EtatsDesParties = T.Task<readonly EtatDePartie[]>
