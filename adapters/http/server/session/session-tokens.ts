import * as O from '#fp/Option'
import jwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import type { Clock } from '#application/ports/ports'
import { DUREE_SESSION_S, type GenreDeSession } from '#domain/compte/compte'

/** Issuer and audience of the tokens, so that no other signed text is taken for one. */
export const ISSUER = 'atelier'
export const AUDIENCE = 'atelier:session'

/** The claims of a token, besides its dates. Role and account are read again at each call. */
const Claims = t.readonly(t.strict({ sub: t.string, version: t.number, temporaire: t.boolean }))

type Claims = t.TypeOf<typeof Claims>

type AuthenticatedAccount = {
  readonly clientId: string
  /** The token version of the account: increasing it ends earlier tokens. */
  readonly version: number
  readonly genre: GenreDeSession
}

export type SessionOptions = { readonly key: Uint8Array; readonly clock: Clock }

export type SessionTokens = {
  readonly sign: (account: AuthenticatedAccount) => string
  /** The claims of a token; none if it is forged, altered, expired, or made for another purpose. */
  readonly verify: (token: string) => O.Option<Claims>
}

const ALGORITHM = 'HS256'

const REQUIRED = ['sub', 'iat', 'exp', 'iss', 'aud']

/** Signs and verifies with one algorithm, whatever the header of a token says. */
export const makeSessionTokens = async (
  app: FastifyInstance,
  { key, clock }: SessionOptions,
): Promise<SessionTokens> => {
  await app.register(jwt, {
    secret: Buffer.from(key),
    sign: { algorithm: ALGORITHM, iss: ISSUER, aud: AUDIENCE },
    verify: { algorithms: [ALGORITHM], allowedIss: ISSUER, allowedAud: AUDIENCE, requiredClaims: REQUIRED },
  })
  const verifyNow = (token: string): unknown => app.jwt.verify(token, { clockTimestamp: clock.maintenant().getTime() })
  return {
    sign: ({ clientId, version, genre }) =>
      app.jwt.sign(
        { sub: clientId, version, temporaire: genre === 'temporaire' },
        { expiresIn: DUREE_SESSION_S[genre], clockTimestamp: clock.maintenant().getTime() },
      ),
    verify: (token) => {
      try {
        return O.fromEither(Claims.decode(verifyNow(token)))
      } catch {
        return O.none
      }
    },
  }
}
