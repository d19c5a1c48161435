import { queryOptions } from '@tanstack/react-query'
import {
  annulerReglementRoute,
  enregistrerReglementRoute,
  lireAcomptesRoute,
  type ReglementBody,
} from '#adapters/http/contract/routes/reglements'
import type { Reference } from '#domain/prestation/reference'
import type * as TE from '#fp/TaskEither'
import type { CallOptions } from '../../../api/call.ts'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../../features/session/call-with-session.ts'
import { COMME_OUVERT, lecture } from '../../serveur.ts'

/** What was received for an order before its invoice. */
export const acomptesQuery = (id: string) =>
  queryOptions({
    queryKey: ['acomptes', id],
    queryFn: lecture(lireAcomptesRoute, { params: { id } }),
    ...COMME_OUVERT,
  })

type Compte = TE.TaskEither<CallFailure, object>

type Options = Pick<CallOptions, 'keepalive'>

/** On the balance of the order as it was read: refused when that changed since. */
export const enregistrerReglement = (reference: Reference, body: ReglementBody, options: Options = {}): Compte =>
  callWithSession(enregistrerReglementRoute, { params: { reference }, body }, options)

export const annulerReglement = (reference: Reference, id: string, note: string, options: Options): Compte =>
  callWithSession(annulerReglementRoute, { params: { reference, id }, body: { note } }, options)
