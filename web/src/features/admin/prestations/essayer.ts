import { type EssaiReply, essayerDatesRoute } from '#adapters/http/contract/routes/agenda'
import type { Moment } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'

/** The price of the quote, and what each date would mean, in the order asked. */
export type Essais = { readonly totalDevis: PrestationReply['tarif']; readonly dates: readonly EssaiReply[] }

export const essayer = (id: string, propositions: readonly Moment[]): TE.TaskEither<CallFailure, Essais> =>
  callWithSession(essayerDatesRoute, { params: { id }, body: { propositions } })
