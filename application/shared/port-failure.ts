import type * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'

export type PortFailure = {
  readonly _tag: 'PortFailure'
  readonly port: string
  readonly cause: unknown
  /** The service refused our input: a defect of ours, so retrying is useless. */
  readonly refused?: true
}

export const portFailure =
  (port: string) =>
  (cause: unknown): PortFailure => ({ _tag: 'PortFailure', port, cause })

/** What a store found, or a refusal when it found nothing. */
export const ouRefuser =
  <R>(refus: R) =>
  <F, A>(lecture: TE.TaskEither<F, O.Option<A>>): TE.TaskEither<F | R, A> =>
    pipe(lecture, TE.flatMap(TE.fromOption((): F | R => refus)))
