import {
  lirePrestationRoute,
  type ModificationBody,
  modifierPrestationRoute,
} from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'

export const lire = (id: string): TE.TaskEither<CallFailure, PrestationReply> =>
  callWithSession(lirePrestationRoute, { params: { id } })

export const modifier = (id: string, body: ModificationBody): TE.TaskEither<CallFailure, PrestationReply> =>
  callWithSession(modifierPrestationRoute, { params: { id }, body })
