import type * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Compteur } from '#domain/compte/frein'

/** Counters of attempts, shared by every instance. Keys are opaque: hashes, never addresses. */
export type FreinStore = {
  /**
   * Reads one counter, decides and writes it while nobody else can touch it; a refusal writes nothing. `maintenant` is told by
   * the clock of the store, the same for all who share it: a clock of one of them that jumps lengthens no wait.
   */
  readonly compter: <R>(
    cle: string,
    decider: (compteur: Compteur | null, maintenant: Date) => E.Either<R, Compteur>,
  ) => TE.TaskEither<PortFailure | R, void>
  /** Forgets counters: what they counted succeeded. */
  readonly oublier: (cles: readonly string[]) => TE.TaskEither<PortFailure, void>
}
