import {
  type AcompteBody,
  type AcomptesReply,
  annulerAcompteRoute,
  enregistrerAcompteRoute,
  lireAcomptesRoute,
} from '#adapters/http/contract/routes/acomptes'
import type { ReglementReply } from '#adapters/http/contract/values/prestation-reply'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'

export const lireAcomptes = (id: string): TE.TaskEither<CallFailure, AcomptesReply> =>
  callWithSession(lireAcomptesRoute, { params: { id } })

type Ecritures = TE.TaskEither<CallFailure, readonly ReglementReply[]>

/** On what was received as it was read: refused when that changed since. */
export const enregistrerAcompte = (id: string, body: AcompteBody): Ecritures =>
  callWithSession(enregistrerAcompteRoute, { params: { id }, body })

export const annulerAcompte = (id: string, acompteId: string, note: string): Ecritures =>
  callWithSession(annulerAcompteRoute, { params: { id, acompteId }, body: { note } })
