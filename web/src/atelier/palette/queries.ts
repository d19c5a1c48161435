import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query'
import { listerClientsRoute } from '#adapters/http/contract/routes/clients'
import { listerEstimationsRoute } from '#adapters/http/contract/routes/estimations-admin'
import { listerFacturesRoute } from '#adapters/http/contract/routes/factures-admin'
import { listerMessagesRoute } from '#adapters/http/contract/routes/messages'
import { listerPrestationsRoute } from '#adapters/http/contract/routes/prestations'
import { journeeQuery } from '../aujourdhui/queries.ts'
import { lecture } from '../serveur.ts'
import type { Demande } from './demande.ts'
import {
  type Groupe,
  gestesDe,
  quiAttendent,
  resultatDeClient,
  resultatDeFacture,
  resultatDEstimation,
  resultatDeMessage,
  resultatDePrestation,
  surPlace,
  unis,
} from './resultats.ts'

/** Of each kind. */
const LIMITE = 5

/** One letter would find everybody. */
const LETTRES_MIN = 2

/** The lists of the owner, asked side by side: each shows when it has answered. */
const recherches = (q: string) => {
  const page = { q, limite: LIMITE, curseur: null }
  const enabled = q.length >= LETTRES_MIN
  const clef = (nom: string) => ['recherche', nom, q] as const
  return [
    queryOptions({
      queryKey: clef('prestations'),
      queryFn: lecture(listerPrestationsRoute, { query: { ...page, statut: null, priorite: null, tri: 'recentes' } }),
      enabled,
    }),
    queryOptions({
      queryKey: clef('clients'),
      queryFn: lecture(listerClientsRoute, { query: { ...page, statut: null, tri: 'recents' } }),
      enabled,
    }),
    queryOptions({
      queryKey: clef('messages'),
      queryFn: lecture(listerMessagesRoute, { query: { ...page, statut: null, tri: 'recents' } }),
      enabled,
    }),
    queryOptions({
      queryKey: clef('factures'),
      queryFn: lecture(listerFacturesRoute, { query: { ...page, etat: null } }),
      enabled,
    }),
    queryOptions({
      queryKey: clef('estimations'),
      queryFn: lecture(listerEstimationsRoute, { query: { ...page, suite: null, source: null } }),
      enabled,
    }),
  ] as const
}

export type Trouve = { readonly groupes: readonly Groupe[]; readonly enCours: boolean; readonly coupe: boolean }

/** What is there at once for `texte`, then what the server finds for `demande`, which follows it when one pauses. */
export const useTrouve = (texte: string, direct: Demande, demande: Demande): Trouve => {
  const [prestations, clients, messages, factures, estimations] = useQueries({ queries: recherches(demande.q) })
  const journee = useQueryClient().getQueryData(journeeQuery(null).queryKey)
  const attendent = quiAttendent(journee)
  const aJour = direct.q === demande.q
  const reponses = [prestations, clients, messages, factures, estimations]
  const trouvees = prestations.data?.data ?? []
  const gestes = { nom: 'gestes', resultats: gestesDe(trouvees, direct.verbe) } as const
  const commandes = { nom: 'prestations', resultats: trouvees.map(resultatDePrestation) } as const
  const choses: readonly Groupe[] = [
    commandes,
    { nom: 'clients', resultats: (clients.data?.data ?? []).map(resultatDeClient) },
    { nom: 'messages', resultats: (messages.data?.data ?? []).map(resultatDeMessage) },
    { nom: 'factures', resultats: (factures.data?.data ?? []).map(resultatDeFacture) },
    { nom: 'estimations', resultats: (estimations.data?.data ?? []).map(resultatDEstimation) },
  ]
  const duServeur = direct.verbe === null ? [...choses, gestes] : gestes.resultats.length === 0 ? [commandes] : [gestes]
  return {
    groupes: unis([...surPlace(texte, direct, attendent), ...(aJour ? duServeur : [])]),
    enCours: !aJour || reponses.some(({ isFetching }) => isFetching),
    coupe: reponses.some(({ isError }) => isError),
  }
}
