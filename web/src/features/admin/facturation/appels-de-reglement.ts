import {
  type AcomptesReply,
  annulerReglementRoute,
  enregistrerReglementRoute,
  lireAcomptesRoute,
  type ReglementBody,
} from '#adapters/http/contract/routes/reglements'
import type { Reference } from '#domain/prestation/reference'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'

export const lireAcomptes = (id: string): TE.TaskEither<CallFailure, AcomptesReply> =>
  callWithSession(lireAcomptesRoute, { params: { id } })

type Compte = TE.TaskEither<CallFailure, object>

/** On the balance of the order as it was read: refused when that changed since. */
export const enregistrerReglement = (reference: Reference, body: ReglementBody): Compte =>
  callWithSession(enregistrerReglementRoute, { params: { reference }, body })

export const annulerReglement = (reference: Reference, id: string, note: string): Compte =>
  callWithSession(annulerReglementRoute, { params: { reference, id }, body: { note } })
