import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as t from 'io-ts'
import {
  type CommandeDEstimationBody,
  commanderEstimationRoute,
  type EstimationFaiteReply,
  type EstimationsFaitesReply,
  type EstimationTelephoneBody,
  lireEstimationRoute,
  listerEstimationsRoute,
  noterEstimationRoute,
} from '#adapters/http/contract/routes/estimations-admin'
import type { CommandeReply } from '#adapters/http/contract/values/commande-reply'
import type * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CallOptions } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { noterActe } from '../../features/session/actes.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { LIMITE } from '../liste/page.ts'
import { lecture, ouEchec } from '../serveur.ts'
import { siConnu } from '../communs/si-connu.ts'

type Appel<A> = TE.TaskEither<CallFailure, A>

/** What the list is asked for; `null` and an empty text ask for everything. */
export type Recherche = {
  readonly q: string
  readonly suite: 'commandees' | 'sans_suite' | null
  readonly source: 'site' | 'telephone' | null
  readonly curseur: string | null
}

export type PageDEstimations = t.TypeOf<typeof EstimationsFaitesReply>

/** Id of the link of a row to its estimate. */
export const idDeLien = (id: string): string => `estimation-${id}`

const LISTES = ['estimations'] as const

/** A part of the list; the one before stays while it is on its way. */
export const listeQuery = (recherche: Recherche) =>
  queryOptions({
    queryKey: [...LISTES, recherche],
    queryFn: lecture(listerEstimationsRoute, { query: { ...recherche, limite: LIMITE } }),
    placeholderData: keepPreviousData,
  })

/** How many a search finds. */
export const compteQuery = (recherche: Recherche) => ({
  queryKey: ['estimations-comptes', recherche.q, recherche.suite, recherche.source],
  queryFn: lecture(listerEstimationsRoute, { query: { ...recherche, curseur: null, limite: 1 } }),
})

/** One estimate; `dossier` is `null` when there is none. It stays as it was read while its order is typed. */
export const estimationQuery = (id: string) =>
  queryOptions({
    queryKey: ['estimation', id],
    queryFn: async () => ({ dossier: ouEchec(await lire(id)) }),
    staleTime: 'static',
    gcTime: 0,
  })

/** Brings up to date what lists or counts estimates, and the orders that they became. */
export const relireEstimations = (serveur: QueryClient): void =>
  [LISTES, ['estimations-comptes'], ['prestations'], ['aujourdhui'], ['bandeau']].forEach(
    (queryKey) => void serveur.invalidateQueries({ queryKey }),
  )

const siEstimation = siConnu('ESTIMATION_INCONNUE')

/** One estimate with its derivation; `null` when there is none. */
const lire = async (id: string): Promise<E.Either<CallFailure, EstimationFaiteReply | null>> =>
  siEstimation(await callWithSession(lireEstimationRoute, { params: { id } })())

type Options = Pick<CallOptions, 'keepalive'>

export const noter = (body: EstimationTelephoneBody, options: Options): Appel<EstimationFaiteReply> =>
  callWithSession(noterEstimationRoute, { body }, options)

/** The order is known by its own name once it is answered: what it changes is no news here. */
export const commander = (id: string, body: CommandeDEstimationBody, options: Options): Appel<CommandeReply> =>
  pipe(
    callWithSession(commanderEstimationRoute, { params: { id }, body }, options),
    TE.tap(({ prestation }) => noterActe(prestation.id, TE.right(null))),
  )
