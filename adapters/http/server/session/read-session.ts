import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { VISITEUR } from '#application/shared/session'
import type { ReadSession } from '../server-options.ts'
import type { UseCases } from '#application/use-cases'
import type { SessionTokens } from './session-tokens.ts'

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

/** The session of a header, asked of the account at each call: what ended it on one instance ended it on all. */
export const makeReadSession =
  (
    { verify }: Pick<SessionTokens, 'verify'>,
    { reconnaitreSession }: Pick<UseCases, 'reconnaitreSession'>,
  ): ReadSession =>
  (authorization) => {
    const claims = O.flatMap(verify)(O.fromNullable(BEARER.exec(authorization)?.[1]))
    if (O.isNone(claims)) return TE.right(VISITEUR)
    const { sub, version, temporaire } = claims.value
    return reconnaitreSession({ clientId: sub, jetonVersion: version, temporaire })
  }
