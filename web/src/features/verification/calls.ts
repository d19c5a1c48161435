/** What the page asks of the server; loaded beside the page, which is drawn without it. */
import { verifierRoute } from '#adapters/http/contract/routes/documents'
import { call } from '../../api/call.ts'

const ATTENTE_MAX_MS = 20_000

export const calls = {
  verifier: (code: string) =>
    call(verifierRoute, { params: { code } }, { signal: AbortSignal.timeout(ATTENTE_MAX_MS) }),
} as const
