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
import { listerMessagesRoute, type MessageReply } from '#adapters/http/contract/routes/messages'
import { listerPrestationsRoute } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { ApercuReply, SuppressionReply } from '#adapters/http/contract/routes/comptes'
import type { Coordonnees } from '#domain/registre/coordonnees'
import type { Activite, TriClient } from '#domain/registre/tris'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../api/reply.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { LIMITE, type Page } from '../liste/page.ts'

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

export const lister = (recherche: Recherche): Appel<PageDeClients> =>
  callWithSession(listerClientsRoute, { query: { ...recherche, limite: LIMITE } })

export const lireFiche = (id: string): Appel<Fiche> => callWithSession(ficheClientRoute, { params: { id } })

/** The latest orders found by the address of a client. */
export const prestationsDe = (email: string): Appel<Page<PrestationReply>> =>
  callWithSession(listerPrestationsRoute, {
    query: { q: email, statut: null, priorite: null, tri: 'recentes', curseur: null, limite: LIMITE_DE_FICHE },
  })

/** The latest messages found by the address of a client. */
export const messagesDe = (email: string): Appel<Page<MessageReply>> =>
  callWithSession(listerMessagesRoute, {
    query: { q: email, statut: null, tri: 'recents', curseur: null, limite: LIMITE_DE_FICHE },
  })

export type CorrectionDemandee = Coordonnees & { readonly commandes: boolean; readonly version: number }

/** Corrects the account as it was read, or nothing. */
export const corriger = (id: string, body: CorrectionDemandee): Appel<CorrectionReply> =>
  callWithSession(corrigerClientRoute, { params: { id }, body })

/** Exactly what a deletion would do. */
export const lireApercu = (id: string): Appel<ApercuReply> =>
  callWithSession(apercuDeSuppressionRoute, { params: { id } })

/** Deletes what the preview of this fingerprint told, or nothing. `forcer`: also what somebody still expects. */
export const supprimer = (id: string, empreinte: string, forcer: boolean): Appel<SuppressionReply> =>
  callWithSession(supprimerClientRoute, { params: { id }, query: { forcer, empreinte } })

export type Nettoyage = { readonly deletedClients: readonly { readonly nom: string; readonly email: string }[] }

/** The accounts without prestations; a simulation only tells which. */
export const nettoyer = (simulation: boolean): Appel<Nettoyage> =>
  callWithSession(nettoyerInactifsRoute, { query: { simulation } })
