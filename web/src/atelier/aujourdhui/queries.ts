import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { aujourdhuiRoute, bandeauRoute } from '#adapters/http/contract/routes/aujourdhui'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { lecture, useReponse } from '../serveur.ts'

/** Time alone makes things late: often enough to be said in minutes, in milliseconds. */
const MISE_A_JOUR_MS = 300_000

/** Whoever comes back to the page finds it as it is now, and whoever stays sees what has become late. */
const VIVANTE = { refetchOnWindowFocus: 'always', refetchInterval: MISE_A_JOUR_MS } as const

/** What is to be done, on `jour`, or today. */
export const journeeQuery = (jour: DateCivile | null) =>
  queryOptions({
    queryKey: ['aujourdhui', jour],
    queryFn: lecture(aujourdhuiRoute, { query: { jour } }),
    ...VIVANTE,
  })

/** How much there is of everything. */
const bandeauQuery = queryOptions({ queryKey: ['bandeau'], queryFn: lecture(bandeauRoute, {}), ...VIVANTE })

/** Today, or another day. `recharger` brings all that is counted up to date after a change. */
export const useJournee = (jour: DateCivile | null = null) => {
  const client = useQueryClient()
  const reponse = useReponse(useQuery(journeeQuery(jour)))
  const recharger = useCallback(async (): Promise<void> => {
    await Promise.all([['aujourdhui'], ['bandeau']].map((queryKey) => client.invalidateQueries({ queryKey })))
  }, [client])
  return { ...reponse, recharger }
}

/** Nothing until it comes: the rest does without. */
export const useBandeau = () => useQuery(bandeauQuery).data
