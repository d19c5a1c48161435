import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { diagnosticsRoute, renvoyerCourrielsRoute } from '#adapters/http/contract/routes/diagnostics'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { lecture, ouEchec, useReponse } from '../serveur.ts'

export const diagnosticsQuery = queryOptions({
  queryKey: ['diagnostics'],
  queryFn: lecture(diagnosticsRoute, {}),
  refetchOnWindowFocus: 'always',
})

/** How the business and its site are doing; news ask for it again. */
export const useDiagnostics = () => useReponse(useQuery(diagnosticsQuery))

/** How a resending stands: the id of the mail that is on its way, `tous`, or nothing. */
export type Renvoi = {
  readonly enCours: string | null
  /** Mails that left again, or `echec`. */
  readonly issue: number | 'echec' | null
  readonly renvoyer: (id: string | null) => void
}

/** Puts one undelivered mail back into the queue, or all with `null`, then asks for the figures that follow from it. */
export const useRenvoi = (): Renvoi => {
  const client = useQueryClient()
  const { mutate, isPending, variables, data, isError } = useMutation({
    mutationFn: async (id: string | null) => ouEchec(await callWithSession(renvoyerCourrielsRoute, { body: { id } })()),
    onSuccess: () =>
      Promise.all([['diagnostics'], ['aujourdhui']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
  return {
    enCours: isPending ? (variables ?? 'tous') : null,
    issue: isError ? 'echec' : (data?.nombre ?? null),
    renvoyer: mutate,
  }
}
