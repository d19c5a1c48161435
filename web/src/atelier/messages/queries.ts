import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  changerStatutMessageRoute,
  type FilReply,
  lireFilRoute,
  listerMessagesRoute,
  type MessageReply,
  repondreAuMessageRoute,
} from '#adapters/http/contract/routes/messages'
import type { TexteDeReponse } from '#domain/message/fil'
import type { StatutMessage } from '#domain/message/statut-message'
import type { TriMessage } from '#domain/registre/tris'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallOptions } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { LIMITE, type Page } from '../liste/page.ts'
import { lecture, ouEchec } from '../serveur.ts'
import { siConnu } from '../communs/si-connu.ts'

/** What the list is asked for; `null` and an empty text ask for everything. */
export type Recherche = {
  readonly q: string
  readonly statut: StatutMessage | null
  readonly tri: TriMessage
  readonly curseur: string | null
}

export type PageDeMessages = Page<MessageReply>

/** Id of the link of a row to its thread. */
export const idDeLien = (id: string): string => `message-${id}`

const LISTES = ['messages'] as const

/** A part of the list; the one before stays while it is on its way. */
export const listeQuery = (recherche: Recherche) =>
  queryOptions({
    queryKey: [...LISTES, recherche],
    queryFn: lecture(listerMessagesRoute, { query: { ...recherche, limite: LIMITE } }),
    placeholderData: keepPreviousData,
  })

/** How many a search finds. */
export const compteQuery = (recherche: Recherche) => ({
  queryKey: ['messages-comptes', recherche.q, recherche.statut],
  queryFn: lecture(listerMessagesRoute, { query: { ...recherche, tri: 'recents', curseur: null, limite: 1 } }),
})

/** One message with what followed; `dossier` is `null` when there is none. */
export const filQuery = (id: string) =>
  queryOptions({
    queryKey: ['message', id],
    queryFn: async () => ({ dossier: ouEchec(await lireFil(id)) }),
    staleTime: 0,
  })

/** A message as the server has just answered it, in every list that shows it. */
export const connaitreMessage = (serveur: QueryClient, message: MessageReply): void => {
  void serveur.cancelQueries({ queryKey: filQuery(message.id).queryKey })
  serveur.setQueryData(filQuery(message.id).queryKey, { dossier: message })
  serveur.setQueriesData<PageDeMessages>(
    { queryKey: LISTES },
    (page) => page && { ...page, data: page.data.map((autre) => (autre.id === message.id ? message : autre)) },
  )
  for (const queryKey of [['messages-comptes'], ['aujourdhui'], ['bandeau']])
    void serveur.invalidateQueries({ queryKey })
}

const siMessage = siConnu('MESSAGE_INCONNU')

/** One message with what followed; `null` when there is none. */
const lireFil = async (id: string): Promise<E.Either<CallFailure, MessageReply | null>> =>
  siMessage(await callWithSession(lireFilRoute, { params: { id } })())

type Lu = Pick<MessageReply, 'id' | 'version'>

/** The statuts that this tab is writing, and the version that each was written on. */
const enCours = new Map<string, { readonly sur: number; readonly fin: Promise<E.Either<CallFailure, MessageReply>> }>()

/** The version of a message once a change of our own is written: nobody is in the way of oneself. */
export const versionEcrite = async ({ id, version }: Lu): Promise<number> => {
  const ecriture = enCours.get(id)
  if (ecriture?.sur !== version) return version
  const reponse = await ecriture.fin
  return E.isRight(reponse) ? reponse.right.version : version
}

export const changerStatut =
  (message: Lu, statut: StatutMessage): TE.TaskEither<CallFailure, MessageReply> =>
  async () => {
    const { id } = message
    const version = await versionEcrite(message)
    const fin = callWithSession(changerStatutMessageRoute, { params: { id }, body: { statut, version } })()
    enCours.set(id, { sur: version, fin })
    try {
      return await fin
    } finally {
      if (enCours.get(id)?.fin === fin) enCours.delete(id)
    }
  }

/** Answers the message as it was read: refused when somebody else went on with it meanwhile. */
export const repondre =
  (
    { id, version }: { readonly id: string; readonly version: Promise<number> },
    message: TexteDeReponse,
    options: Pick<CallOptions, 'keepalive'>,
  ): TE.TaskEither<CallFailure, FilReply> =>
  async () =>
    callWithSession(repondreAuMessageRoute, { params: { id }, body: { message, version: await version } }, options)()
