import {
  type AgendaReply,
  agendaRoute,
  creerLienAgendaRoute,
  lireLienAgendaRoute,
  revoquerLienAgendaRoute,
} from '#adapters/http/contract/routes/agenda'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'

export const demanderSemaine = (semaine: DateCivile): TE.TaskEither<CallFailure, AgendaReply> =>
  callWithSession(agendaRoute, { query: { semaine } })

/** Since when there is a private address, ISO 8601; `null` when there is none. */
export const lireLien = (): TE.TaskEither<CallFailure, { readonly creeLe: string | null }> =>
  callWithSession(lireLienAgendaRoute, {})

/** The only answer that tells the address. */
export const creerLien = (): TE.TaskEither<CallFailure, { readonly url: string; readonly creeLe: string }> =>
  callWithSession(creerLienAgendaRoute, {})

export const revoquerLien = (): TE.TaskEither<CallFailure, object> => callWithSession(revoquerLienAgendaRoute, {})
