import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from './reply.ts'

type Module<C> = { readonly calls: C }

type Appels<C> = {
  /** Fetches the code of the calls; ask for it before it is needed. */
  readonly chargerAppels: () => Promise<C | null>
  /** Makes one call; without network its code is as out of reach as the server. */
  readonly appeler: <L, A>(demande: (calls: C) => TE.TaskEither<L, A>) => Promise<E.Either<L | CallFailure, A>>
}

/** Calls whose code comes after the first paint, which needs none of it. */
export const makeAppeler = <C>(load: () => Promise<Module<C>>): Appels<C> => {
  const chargerAppels = (): Promise<C | null> =>
    load().then(
      ({ calls }) => calls,
      () => null,
    )
  return {
    chargerAppels,
    appeler: async (demande) => {
      const calls = await chargerAppels()
      return calls === null ? E.left({ _tag: 'Reseau' }) : demande(calls)()
    },
  }
}
