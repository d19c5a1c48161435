import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type AujourdhuiReply, aujourdhuiRoute, bandeauRoute } from '#adapters/http/contract/routes/aujourdhui'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { bring } from '../../browser/use-module.ts'
import { lecture, useReponse } from '../serveur.ts'

/** Time alone makes things late: often enough to be said in minutes, in milliseconds. */
const MISE_A_JOUR_MS = 300_000

/** Whoever comes back to the page finds it as it is now, and whoever stays sees what has become late. */
const VIVANTE = { refetchOnWindowFocus: 'always', refetchInterval: MISE_A_JOUR_MS } as const

/** Rare: their code comes with the first of them. */
export const chargerRares = () => import('./lignes-rares.tsx')

/** Whether a withdrawal, or money, is due to a client. */
export const aDuAuClient = ({ retractations, nombres }: AujourdhuiReply): boolean =>
  retractations.length + nombres.aRembourser > 0

/** What is to be done, on `jour`, or today. */
export const journeeQuery = (jour: DateCivile | null) =>
  queryOptions({
    queryKey: ['aujourdhui', jour],
    queryFn: async (contexte) => {
      const journee = await lecture(aujourdhuiRoute, { query: { jour } })(contexte)
      // Their code comes before they are drawn: coming after, it would push what stands below.
      if (aDuAuClient(journee)) await bring(chargerRares)
      return journee
    },
    ...VIVANTE,
  })

/** How much there is of everything. */
const bandeauQuery = queryOptions({ queryKey: ['bandeau'], queryFn: lecture(bandeauRoute, {}), ...VIVANTE })

/** Brings all that is counted up to date after a change. */
export const useRecompter = (): (() => Promise<void>) => {
  const client = useQueryClient()
  return useCallback(async (): Promise<void> => {
    await Promise.all([['aujourdhui'], ['bandeau']].map((queryKey) => client.invalidateQueries({ queryKey })))
  }, [client])
}

/** Today, or another day. */
export const useJournee = (jour: DateCivile | null = null) => ({
  ...useReponse(useQuery(journeeQuery(jour))),
  recharger: useRecompter(),
})

/** The figures of today; whoever shows them alone is not drawn again while they are asked for. */
export const useNombres = () => useQuery(journeeQuery(null)).data?.nombres

/** Nothing until it comes: the rest does without. */
export const useBandeau = () => useQuery(bandeauQuery).data
