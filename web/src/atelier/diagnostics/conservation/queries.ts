import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import {
  appliquerConservationRoute,
  conservationRoute,
  type DepartReply,
} from '#adapters/http/contract/routes/diagnostics'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../../features/session/call-with-session.ts'
import { lecture, ouEchec, useReponse } from '../../serveur.ts'

const conservationQuery = queryOptions({ queryKey: ['conservation'], queryFn: lecture(conservationRoute, {}) })

/** What would go today; changes nothing. */
export const useConservation = () => useReponse(useQuery(conservationQuery))

export type Application = {
  readonly enCours: boolean
  readonly echec: CallFailure | null
  /** What went; `null` before. */
  readonly fait: readonly DepartReply[] | null
  readonly partir: () => void
}

/** The deletion that follows a simulation. */
export const useApplication = (onFait: () => void): Application => {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => ouEchec(await callWithSession(appliquerConservationRoute, { body: { confirmer: true } })()),
    onSettled: onFait,
  })
  return {
    enCours: isPending,
    echec: error,
    fait: data?.filter(({ nombre }) => nombre > 0) ?? null,
    partir: () => (isPending ? undefined : mutate()),
  }
}
