import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { diagnosticsRoute, renvoyerCourrielsRoute } from '#adapters/http/contract/routes/diagnostics'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { faire, useEnAttente } from '../fait/gestes.ts'
import { lecture, useReponse } from '../serveur.ts'
import { renvoyesTexte } from './texts.ts'

export const diagnosticsQuery = queryOptions({
  queryKey: ['diagnostics'],
  queryFn: lecture(diagnosticsRoute, {}),
  refetchOnWindowFocus: 'always',
})

/** How the business and its site are doing; news ask for it again. */
export const useDiagnostics = () => useReponse(useQuery(diagnosticsQuery))

/** A mail that was given up, or all of them with `null`, and what is said while it waits to leave again. */
export type Renvoi = (id: string | null, texte: string) => void

const CLEF = 'courriels renvoyés'

/** Puts undelivered mails back into the queue, then asks for the figures that follow from it. One try at a time. */
export const useRenvoi = (): { readonly enCours: boolean; readonly renvoyer: Renvoi } => {
  const client = useQueryClient()
  const renvoyer = async (id: string | null, courriel: string): Promise<void> => {
    await faire({
      clef: CLEF,
      courriel,
      envoyer: (options) => callWithSession(renvoyerCourrielsRoute, { body: { id } }, options)(),
      fait: ({ nombre }) => ({ texte: renvoyesTexte(nombre) }),
    })
    for (const lieu of ['diagnostics', 'aujourdhui']) void client.invalidateQueries({ queryKey: [lieu] })
  }
  return { enCours: useEnAttente().includes(CLEF), renvoyer: (id, texte) => void renvoyer(id, texte) }
}
