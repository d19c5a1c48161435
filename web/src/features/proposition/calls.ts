/** What the date page asks of the server; loaded beside the page, which is drawn without it. */
import { lirePropositionRoute, repondreRoute } from '#adapters/http/contract/routes/rendez-vous'
import type { Souhait } from '#domain/rendez-vous/souhait'
import { call } from '../../api/call.ts'
import type { ActionDeLien } from './action.ts'

const ATTENTE_MAX_MS = 20_000

/** An answer: the chosen date, or why none suits and what would. */
export type ReponseAEnvoyer = {
  readonly action: ActionDeLien
  readonly date: string
  readonly motif: string
  readonly creneaux: readonly Souhait[]
  /** Whether the work is asked for before the end of the withdrawal delay. */
  readonly debutAnticipe: boolean
}

export const calls = {
  lire: (id: string, token: string) =>
    call(lirePropositionRoute, { params: { id, token } }, { signal: AbortSignal.timeout(ATTENTE_MAX_MS) }),
  repondre: (id: string, token: string, reponse: ReponseAEnvoyer) =>
    call(
      repondreRoute,
      { params: { id }, body: { token, ...reponse } },
      { signal: AbortSignal.timeout(ATTENTE_MAX_MS) },
    ),
} as const
