import type * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'

export type PortFailure = {
  readonly _tag: 'PortFailure'
  readonly port: string
  readonly cause: unknown
  /** True if the service refused our input: a bug of ours, so a retry is useless. */
  readonly refused?: true
}

export const portFailure =
  (port: string) =>
  (cause: unknown): PortFailure => ({ _tag: 'PortFailure', port, cause })

/** Unwraps an `Option`: its value, or this refusal if there is none. */
export const ouRefuser =
  <R>(refus: R) =>
  <F, A>(lecture: TE.TaskEither<F, O.Option<A>>): TE.TaskEither<F | R, A> =>
    pipe(lecture, TE.flatMap(TE.fromOption((): F | R => refus)))
