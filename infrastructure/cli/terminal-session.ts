import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { orReject } from './failure-sentence.ts'

/** Whoever types commands already holds the database and the secret: nothing is hidden from them. */
export const SESSION_DU_TERMINAL: Session = { _tag: 'Admin', clientId: 'terminal' }

/** The answer of a use case that the terminal may always ask. */
export const asked = <R extends { readonly _tag: string }, A>(task: TE.TaskEither<R | PortFailure, A>): Promise<A> =>
  orReject(
    pipe(
      task,
      TE.mapLeft((refused) =>
        'cause' in refused && 'port' in refused ? refused : portFailure('session')(new Error(refused._tag)),
      ),
    ),
  )
