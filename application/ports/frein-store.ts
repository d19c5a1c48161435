import type * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Compteur } from '#domain/compte/frein'

/** Counters of attempts, shared by all instances. Keys are hashes, never addresses. */
export type FreinStore = {
  /** Locks the counter, decides, then writes; a refusal writes nothing. `maintenant` is the clock of the store, the same for all instances. */
  readonly compter: <R>(
    cle: string,
    decider: (compteur: Compteur | null, maintenant: Date) => E.Either<R, Compteur>,
  ) => TE.TaskEither<PortFailure | R, void>
  readonly oublier: (cles: readonly string[]) => TE.TaskEither<PortFailure, void>
}
