import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type EstimationBody, estimerRoute } from '#adapters/http/contract/routes/commande'
import { estimationDeReply } from '#adapters/http/contract/values/estimation-reply'
import type { Estimation } from '#domain/tarification/estimation'
import { call } from './call.ts'
import type { CallFailure } from './reply.ts'

/** A price, and the id to order it by; `null` for a glance. */
export type EstimationRecue = { readonly estimation: Estimation; readonly estimationId: string | null }

/** The price of a request, travel included. */
export const estimer = (body: EstimationBody, signal: AbortSignal): TE.TaskEither<CallFailure, EstimationRecue> =>
  pipe(
    call(estimerRoute, { body }, { signal }),
    TE.map(({ estimationId, ...reply }) => ({ estimation: estimationDeReply(reply), estimationId })),
  )
