import type * as TE from '#fp/TaskEither'
import { estimerRoute } from '#adapters/http/contract/routes/estimations'
import type { EstimationBody } from '#adapters/http/contract/values/estimation-body'
import type { EstimationReply } from '#adapters/http/contract/values/estimation-reply'
import { call } from './call.ts'
import type { CallFailure } from './reply.ts'

/** The price of a request, travel included. */
export const estimer = (body: EstimationBody, signal: AbortSignal): TE.TaskEither<CallFailure, EstimationReply> =>
  call(estimerRoute, { body }, { signal })
