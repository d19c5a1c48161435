import {
  appliquerConservationRoute,
  type ConservationReply,
  conservationRoute,
  type DepartReply,
} from '#adapters/http/contract/routes/diagnostics'
import type * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'

/** What would go today; changes nothing. */
export const simulerConservation = (): Promise<E.Either<CallFailure, readonly ConservationReply[]>> =>
  callWithSession(conservationRoute, {})()

/** Lets it go; answers how much of each kind went. */
export const appliquerConservation = (): Promise<E.Either<CallFailure, readonly DepartReply[]>> =>
  callWithSession(appliquerConservationRoute, { body: { confirmer: true } })()
