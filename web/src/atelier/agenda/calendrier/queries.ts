import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type CalendrierPriveReply,
  lireCalendrierPriveRoute,
  poserCalendrierPriveRoute,
  relireCalendrierPriveRoute,
  retirerCalendrierPriveRoute,
} from '#adapters/http/contract/routes/calendrier-prive'
import type { AdresseDeCalendrier } from '#domain/agenda/calendrier-prive'
import { callWithSession } from '../../../features/session/call-with-session.ts'
import { lecture, ouEchec } from '../../serveur.ts'

/** The site reads the calendar by itself: its age on the screen follows, in milliseconds. */
const SUIVI_MS = 60_000

export const calendrierQuery = queryOptions({
  queryKey: ['calendrier-prive'],
  queryFn: lecture(lireCalendrierPriveRoute, {}),
  refetchInterval: SUIVI_MS,
})

/** What is known of it now; the week shows its busy times. */
export const apresLecture = async (client: QueryClient, calendrier: CalendrierPriveReply | null): Promise<void> => {
  client.setQueryData(calendrierQuery.queryKey, { calendrier })
  await client.invalidateQueries({ queryKey: ['agenda'] })
}

export const poserCalendrier = async (adresse: AdresseDeCalendrier) =>
  ouEchec(await callWithSession(poserCalendrierPriveRoute, { body: { adresse } })()).calendrier

export const relireCalendrier = async () => ouEchec(await callWithSession(relireCalendrierPriveRoute, {})()).calendrier

export const retirerCalendrier = async (): Promise<null> => {
  ouEchec(await callWithSession(retirerCalendrierPriveRoute, {})())
  return null
}
