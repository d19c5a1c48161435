import {
  lirePrestationRoute,
  listerPrestationsRoute,
  type ModificationBody,
  modifierPrestationRoute,
} from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { Priorite, Statut } from '#domain/prestation/statut'
import type { TriPrestation } from '#domain/registre/tris'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'
import { LIMITE, type Page } from '../panneau/page.ts'

/** What the list is asked for; `null` and an empty text ask for everything. */
export type Recherche = {
  readonly q: string
  readonly statut: Statut | null
  readonly priorite: Priorite | null
  readonly tri: TriPrestation
  readonly curseur: string | null
}

export type PageDePrestations = Page<PrestationReply>

export const lister = (recherche: Recherche): TE.TaskEither<CallFailure, PageDePrestations> =>
  callWithSession(listerPrestationsRoute, { query: { ...recherche, limite: LIMITE } })

export const lire = (id: string): TE.TaskEither<CallFailure, PrestationReply> =>
  callWithSession(lirePrestationRoute, { params: { id } })

export const modifier = (id: string, body: ModificationBody): TE.TaskEither<CallFailure, PrestationReply> =>
  callWithSession(modifierPrestationRoute, { params: { id }, body })
