import type * as t from 'io-ts'
import {
  type CommandeDEstimationBody,
  commanderEstimationRoute,
  type EstimationsFaitesReply,
  type EstimationTelephoneBody,
  listerEstimationsRoute,
  noterEstimationRoute,
} from '#adapters/http/contract/routes/estimations-admin'
import type { CommandeReply } from '#adapters/http/contract/values/commande-reply'
import type { EstimationFaiteReply } from '#adapters/http/contract/values/estimation-admin-reply'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'

type Appel<A> = TE.TaskEither<CallFailure, A>

/** What the list is asked for; `null` asks for everything. */
export type Recherche = {
  readonly suite: 'commandees' | 'sans_suite' | null
  readonly source: 'site' | 'telephone' | null
  readonly curseur: string | null
}

/** Rows of a page of the list. */
export const LIMITE = 25

/** Elements of a page when one estimate is looked for. */
const LIMITE_DE_RECHERCHE = 100

export type PageDEstimations = t.TypeOf<typeof EstimationsFaitesReply>

export const lister = (recherche: Recherche): Appel<PageDEstimations> =>
  callWithSession(listerEstimationsRoute, { query: { ...recherche, limite: LIMITE } })

/** Large pages of all estimates, newest first: to find one. */
export const listerTout = (curseur: string | null): Appel<PageDEstimations> =>
  callWithSession(listerEstimationsRoute, {
    query: { suite: null, source: null, curseur, limite: LIMITE_DE_RECHERCHE },
  })

export const noter = (body: EstimationTelephoneBody): Appel<EstimationFaiteReply> =>
  callWithSession(noterEstimationRoute, { body })

export const commander = (id: string, body: CommandeDEstimationBody): Appel<CommandeReply> =>
  callWithSession(commanderEstimationRoute, { params: { id }, body })
