import {
  type DiagnosticsReply,
  diagnosticsRoute,
  renvoyerCourrielsRoute,
} from '#adapters/http/contract/routes/diagnostics'
import type * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'

export const demanderDiagnostics = (): Promise<E.Either<CallFailure, DiagnosticsReply>> =>
  callWithSession(diagnosticsRoute, {})()

/** Puts one undelivered mail back into the queue, or all with `null`; answers how many. */
export const renvoyerCourriels = (id: string | null): Promise<E.Either<CallFailure, { readonly nombre: number }>> =>
  callWithSession(renvoyerCourrielsRoute, { body: { id } })()
