import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { lirePrestationRoute, listerPrestationsRoute } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Reference } from '#domain/prestation/reference'
import { Priorite, Statut } from '#domain/prestation/statut'
import { sensDeTri, type TriPrestation } from '#domain/registre/tris'
import { LIMITE, type Page } from '../liste/page.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { lecture, ouEchec } from '../serveur.ts'
import { triDe } from './tri.ts'

/** Id of the link of a row to its record. */
export const idDeLien = (reference: string): string => `prestation-${reference}`

/** What the list is asked for; `null` and an empty text ask for everything. */
export type Recherche = {
  readonly q: string
  readonly statut: Statut | null
  readonly priorite: Priorite | null
  readonly tri: TriPrestation
  readonly curseur: string | null
}

/** What an address asks the list for; a value that is not one of ours asks for everything. */
export const rechercheDe = (lire: (nom: string) => string, curseur: string | null): Recherche => {
  const [statut, priorite] = [lire('statut'), lire('priorite')]
  return {
    q: lire('q'),
    statut: Statut.is(statut) ? statut : null,
    priorite: Priorite.is(priorite) ? priorite : null,
    tri: triDe(lire('tri')),
    curseur,
  }
}

/** Whether something narrows the list: an empty one then has another way on. */
export const estFiltree = ({ q, statut, priorite, tri }: Recherche): boolean =>
  q !== '' || statut !== null || priorite !== null || ['a_contacter', 'rendez_vous'].includes(sensDeTri(tri).clef)

const LISTES = ['prestations'] as const

/** A part of the list; the one before stays while it is on its way. */
export const listeQuery = (recherche: Recherche) =>
  queryOptions({
    queryKey: [...LISTES, recherche],
    queryFn: lecture(listerPrestationsRoute, { query: { ...recherche, limite: LIMITE } }),
    placeholderData: keepPreviousData,
  })

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
    queryFn: async ({ client, signal }) => {
      const id = connue(client, nom)?.id ?? (await idDe(nom, signal))
      return ouEchec(await callWithSession(lirePrestationRoute, { params: { id } }, { signal })())
    },
    // Somebody decides on what it says.
    staleTime: 0,
  })

/** The row of a list that is here already. */
const connue = (client: QueryClient, reference: string): PrestationReply | undefined =>
  client
    .getQueriesData<Page<PrestationReply>>({ queryKey: LISTES })
    .flatMap(([, page]) => page?.data ?? [])
    .find((prestation) => prestation.reference === reference)

/** An order as the server has just answered it, in every list that shows it. */
export const connaitre = (client: QueryClient, prestation: PrestationReply): void => {
  client.setQueryData(prestationQuery(prestation.reference).queryKey, prestation)
  client.setQueriesData<Page<PrestationReply>>(
    { queryKey: LISTES },
    (page) => page && { ...page, data: page.data.map((autre) => (autre.id === prestation.id ? prestation : autre)) },
  )
}
