import { createContext, useContext } from 'react'
import { type AujourdhuiReply, aujourdhuiRoute } from '#adapters/http/contract/routes/aujourdhui'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'
import type { Demande } from './use-demande.ts'

/** What is to be done; on `jour` rather than today when it is given. */
export const demanderJournee = (jour: DateCivile | null): Promise<E.Either<CallFailure, AujourdhuiReply>> =>
  callWithSession(aujourdhuiRoute, { query: { jour } })()

const JourneeContext = createContext<Demande<AujourdhuiReply> | null>(null)

export const JourneeProvider = JourneeContext.Provider

/** Today, asked for once: its counts stand above every tab. `recharger` brings them up to date after a change. */
export const useJournee = (): Demande<AujourdhuiReply> => {
  const journee = useContext(JourneeContext)
  if (journee === null) throw new Error('useJournee is called outside the panel')
  return journee
}
