import {
  emettreFactureRoute,
  type FacturationReply,
  facturationRoute,
} from '#adapters/http/contract/routes/factures-admin'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import type { SaisieDeFacture } from '#domain/facturation/saisie'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'

/** What an invoice of a prestation starts from, and those that were issued. */
export const preparer = (id: string): TE.TaskEither<CallFailure, FacturationReply> =>
  callWithSession(facturationRoute, { params: { id } })

/** Issues on the record as it was read: refused when somebody changed it since. */
export const emettre = (
  id: string,
  saisie: SaisieDeFacture,
  version: number,
): TE.TaskEither<CallFailure, FactureReply> =>
  callWithSession(emettreFactureRoute, { params: { id }, body: { ...saisie, version } })
