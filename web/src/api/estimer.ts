import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { estimerRoute } from '#adapters/http/contract/routes/estimations'
import type { EstimationBody } from '#adapters/http/contract/values/estimation-body'
import { estimationDeReply } from '#adapters/http/contract/values/estimation-reply'
import type { Estimation } from '#domain/tarification/estimation'
import { call } from './call.ts'
import type { CallFailure } from './reply.ts'

/** The price of a request, travel included. */
export const estimer = (body: EstimationBody, signal: AbortSignal): TE.TaskEither<CallFailure, Estimation> =>
  pipe(call(estimerRoute, { body }, { signal }), TE.map(estimationDeReply))
