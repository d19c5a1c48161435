/** What the page of a quote asks of the server; loaded beside the page, which is drawn without it. */
import { type DevisReply, lireDevisRoute, repondreDevisRoute } from '#adapters/http/contract/routes/devis'
import type { Montant } from '#domain/shared/montant'
import type * as TE from '#fp/TaskEither'
import { call } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { callWithSession } from '../session/call-with-session.ts'

const ATTENTE_MAX_MS = 20_000

/** Who looks: by the key of a mail, else by the session. */
export type LienDeDevis = { readonly id: string; readonly cle: string }

export type ReponseAuDevis = {
  readonly version: number
  readonly action: 'accepter' | 'refuser'
  readonly motif: string
  /** The price to pay that was on the screen. */
  readonly total: Montant | null
}

const options = () => ({ signal: AbortSignal.timeout(ATTENTE_MAX_MS) })

/** With a key nobody is asked for a password. */
export const calls = {
  lire: ({ id, cle }: LienDeDevis): TE.TaskEither<CallFailure, DevisReply> => {
    const input = { params: { id }, query: { cle } }
    return cle === '' ? callWithSession(lireDevisRoute, input, options()) : call(lireDevisRoute, input, options())
  },
  repondre: ({ id, cle }: LienDeDevis, reponse: ReponseAuDevis): TE.TaskEither<CallFailure, DevisReply> => {
    const input = { params: { id }, body: { cle, ...reponse } }
    return cle === ''
      ? callWithSession(repondreDevisRoute, input, options())
      : call(repondreDevisRoute, input, options())
  },
} as const
