import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type AbsenceBody,
  ajouterAbsenceRoute,
  changerAbsenceRoute,
  listerAbsencesRoute,
  retirerAbsenceRoute,
} from '#adapters/http/contract/routes/absences'
import { callWithSession } from '../../../features/session/call-with-session.ts'
import { lecture, ouEchec } from '../../serveur.ts'

export const absencesQuery = queryOptions({ queryKey: ['absences'], queryFn: lecture(listerAbsencesRoute, {}) })

/** The week shows absences too. */
export const perimerAbsences = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: absencesQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['agenda'] }),
  ])
}

/** `id` is `null` for one that is new. */
export const enregistrerAbsence = async (id: string | null, body: AbsenceBody) =>
  ouEchec(
    await (id === null
      ? callWithSession(ajouterAbsenceRoute, { body })()
      : callWithSession(changerAbsenceRoute, { params: { id }, body })()),
  )

export const retirerAbsence = async (id: string) =>
  ouEchec(await callWithSession(retirerAbsenceRoute, { params: { id } })())
