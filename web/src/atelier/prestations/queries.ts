import { queryOptions } from '@tanstack/react-query'
import { lirePrestationRoute, listerPrestationsRoute } from '#adapters/http/contract/routes/prestations'
import { Reference } from '#domain/prestation/reference'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { ouEchec } from '../serveur.ts'

/** The id behind a reference; the reference itself, which no order has as its id, when there is none. */
const idDe = async (nom: string, signal: AbortSignal): Promise<string> => {
  if (!Reference.is(nom)) return nom
  const query = { q: nom, statut: null, priorite: null, tri: 'recentes', curseur: null, limite: 1 } as const
  const { data } = ouEchec(await callWithSession(listerPrestationsRoute, { query }, { signal })())
  return data.find(({ reference }) => reference === nom)?.id ?? nom
}

/** One order with its history, by its id or its reference. */
export const prestationQuery = (nom: string) =>
  queryOptions({
    queryKey: ['prestation', nom],
    queryFn: async ({ signal }) =>
      ouEchec(await callWithSession(lirePrestationRoute, { params: { id: await idDe(nom, signal) } }, { signal })()),
    // Somebody decides on what it says.
    staleTime: 0,
  })
