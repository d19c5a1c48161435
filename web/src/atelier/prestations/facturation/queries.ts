import { queryOptions } from '@tanstack/react-query'
import { emettreFactureRoute, facturationRoute } from '#adapters/http/contract/routes/factures-admin'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import type { SaisieDeFacture } from '#domain/facturation/saisie'
import type * as TE from '#fp/TaskEither'
import type { CallOptions } from '../../../api/call.ts'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../../features/session/call-with-session.ts'
import { COMME_OUVERT, lecture } from '../../serveur.ts'

/** What an invoice of a prestation starts from: as it was when somebody opened it, until it is asked for again. */
export const facturationQuery = (id: string) =>
  queryOptions({
    queryKey: ['facturation', id],
    queryFn: lecture(facturationRoute, { params: { id } }),
    ...COMME_OUVERT,
  })

/** Of an invoice that waits to leave, or for its answer. */
export const clefDeFacture = (id: string): string => `facture ${id}`

/** Issues on the record as it was read: refused when somebody changed it since. `terminer` ends the work first. */
export const emettre = (
  id: string,
  body: SaisieDeFacture & { readonly version: number; readonly terminer: boolean },
  options: Pick<CallOptions, 'keepalive'>,
): TE.TaskEither<CallFailure, FactureReply> => callWithSession(emettreFactureRoute, { params: { id }, body }, options)
