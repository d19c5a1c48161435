import { focusManager, QueryClient, type QueryFunctionContext, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Route } from '#adapters/http/contract/route'
import * as E from '#fp/Either'
import type { CallInput } from '../api/call.ts'
import type { CallFailure } from '../api/reply.ts'
import { callWithSession } from '../features/session/call-with-session.ts'

declare module '@tanstack/react-query' {
  interface Register {
    readonly defaultError: CallFailure
  }
}

/** Brings what a place shows first, before it is opened. */
export type Preparer = (serveur: QueryClient) => void

/** How long an answer is taken for new by a screen that opens, in milliseconds: the news come as often. */
const NEUF_MS = 10_000

/** What is seen again is asked for again. */
const suivreLeRegard = (): void =>
  focusManager.setEventListener((changer) => {
    const surChangement = (): void => changer()
    document.addEventListener('visibilitychange', surChangement)
    return () => document.removeEventListener('visibilitychange', surChangement)
  })

/** Another try is asked for, never made alone: a screen says what failed. The network is what the server says of it. */
export const makeServeur = (): QueryClient => {
  suivreLeRegard()
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: NEUF_MS, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  })
}

/** The answer, or the failure thrown as an error that it is at the same time. */
export const ouEchec = <A>(reponse: E.Either<CallFailure, A>): A => {
  if (E.isLeft(reponse)) throw Object.assign(new Error(reponse.left._tag), reponse.left)
  return reponse.right
}

/** Reads a route in the name of whoever is logged in. */
export const lecture =
  <P, Q, B, R>(route: Route<P, Q, B, R>, input: CallInput<P, Q, B>) =>
  async ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<R> =>
    ouEchec(await callWithSession(route, input, { signal })())

/** For what somebody works on: what comes meanwhile does not change it under their hands. Opened again, it is asked for again. */
export const COMME_OUVERT = { staleTime: 'static', gcTime: 0 } as const

/** A question as the screens know it: what is known, what failed, and the way to ask again. A failure stays while one tries again. */
export const useReponse = <A>({ data, error, isFetching, refetch }: UseQueryResult<A>) => {
  const [dernier, setDernier] = useState<CallFailure | null>(null)
  if (!isFetching && dernier !== error) setDernier(error)
  const recharger = useCallback(async (): Promise<void> => void (await refetch()), [refetch])
  return { donnees: data ?? null, echec: isFetching ? dernier : error, enCours: isFetching, recharger }
}
