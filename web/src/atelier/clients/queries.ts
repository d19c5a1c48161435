import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  apercuDeSuppressionRoute,
  type ClientDuRegistreReply,
  type CorrectionReply,
  corrigerClientRoute,
  ficheClientRoute,
  type FicheReply,
  listerClientsRoute,
  nettoyerInactifsRoute,
  supprimerClientRoute,
} from '#adapters/http/contract/routes/clients'
import { listerMessagesRoute } from '#adapters/http/contract/routes/messages'
import { listerPrestationsRoute } from '#adapters/http/contract/routes/prestations'
import type { SuppressionReply } from '#adapters/http/contract/routes/comptes'
import type { Coordonnees } from '#domain/registre/coordonnees'
import type { Activite, TriClient } from '#domain/registre/tris'
import type * as TE from '#fp/TaskEither'
import type { CallOptions } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { LIMITE, type Page } from '../liste/page.ts'
import { lecture } from '../serveur.ts'

type Appel<A> = TE.TaskEither<CallFailure, A>

/** What the list is asked for; `null` and an empty text ask for everything. */
export type Recherche = {
  readonly q: string
  readonly activite: Activite | null
  readonly tri: TriClient
  readonly curseur: string | null
}

/** What a sheet shows of the orders and of the messages of a client. */
const LIMITE_DE_FICHE = 10

export type PageDeClients = Page<ClientDuRegistreReply>

export type Fiche = FicheReply

/** Id of the link of a row to its sheet. */
export const idDeLien = (id: string): string => `client-${id}`

const LISTES = ['clients'] as const

/** As the server is asked: what a client does is called a statut there. */
const demande = ({ activite, ...reste }: Recherche, limite: number) => ({ ...reste, statut: activite, limite })

/** A part of the list; the one before stays while it is on its way. */
export const listeQuery = (recherche: Recherche) =>
  queryOptions({
    queryKey: [...LISTES, recherche],
    queryFn: lecture(listerClientsRoute, { query: demande(recherche, LIMITE) }),
    placeholderData: keepPreviousData,
  })

/** How many a search finds. */
export const compteQuery = (recherche: Recherche) => ({
  queryKey: ['clients-comptes', recherche.q, recherche.activite],
  queryFn: lecture(listerClientsRoute, { query: demande({ ...recherche, tri: 'recents', curseur: null }, 1) }),
})

/** What somebody decides on stays as it was read, until it is asked for again. */
const LUE = { staleTime: 'static', gcTime: 0 } as const

export const ficheQuery = (id: string) =>
  queryOptions({ queryKey: ['client', id], queryFn: lecture(ficheClientRoute, { params: { id } }), ...LUE })

/** The latest orders found by the address of a client. */
export const prestationsQuery = (email: string) =>
  queryOptions({
    queryKey: ['client', email, 'prestations'],
    queryFn: lecture(listerPrestationsRoute, {
      query: { q: email, statut: null, priorite: null, tri: 'recentes', curseur: null, limite: LIMITE_DE_FICHE },
    }),
  })

/** The latest messages found by the address of a client. */
export const messagesQuery = (email: string) =>
  queryOptions({
    queryKey: ['client', email, 'messages'],
    queryFn: lecture(listerMessagesRoute, {
      query: { q: email, statut: null, tri: 'recents', curseur: null, limite: LIMITE_DE_FICHE },
    }),
  })

/** Exactly what a deletion would do. */
export const apercuQuery = (id: string) =>
  queryOptions({
    queryKey: ['client', id, 'suppression'],
    queryFn: lecture(apercuDeSuppressionRoute, { params: { id } }),
    ...LUE,
  })

/** The accounts without prestations, before they are deleted. */
export const simulationQuery = queryOptions({
  queryKey: ['nettoyage'],
  queryFn: lecture(nettoyerInactifsRoute, { query: { simulation: true } }),
  ...LUE,
})

/** Brings up to date what counts or lists clients. */
export const relireClients = (serveur: QueryClient): void =>
  [LISTES, ['clients-comptes'], ['aujourdhui'], ['bandeau']].forEach(
    (queryKey) => void serveur.invalidateQueries({ queryKey }),
  )

/** Whose account is deleted leaves the lists before they are read again. */
export const oublierClient = (serveur: QueryClient, id: string): void => {
  serveur.setQueriesData<PageDeClients>(
    { queryKey: LISTES },
    (page) => page && { ...page, data: page.data.filter((autre) => autre.id !== id) },
  )
  relireClients(serveur)
}

export type CorrectionDemandee = Coordonnees & { readonly commandes: boolean; readonly version: number }

/** Corrects the account as it was read, or nothing. */
export const corriger = (
  id: string,
  body: CorrectionDemandee,
  options: Pick<CallOptions, 'keepalive'>,
): Appel<CorrectionReply> => callWithSession(corrigerClientRoute, { params: { id }, body }, options)

/** Deletes what the preview of this fingerprint told, or nothing. `forcer`: also what somebody still expects. */
export const supprimer = (id: string, empreinte: string, forcer: boolean): Appel<SuppressionReply> =>
  callWithSession(supprimerClientRoute, { params: { id }, query: { forcer, empreinte } })

export type Nettoyage = { readonly deletedClients: readonly { readonly nom: string; readonly email: string }[] }

/** Deletes the accounts without prestations, and answers which. */
export const nettoyer = (): Appel<Nettoyage> => callWithSession(nettoyerInactifsRoute, { query: { simulation: false } })
