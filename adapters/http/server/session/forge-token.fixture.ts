import { createHmac } from 'node:crypto'
import { AUDIENCE, ISSUER } from './session-tokens.ts'

type Fields = Readonly<Record<string, unknown>>

type Forgery = {
  readonly header?: Fields
  /** Replaces claims of a valid token; `undefined` removes one. */
  readonly claims?: Fields
  readonly key?: Uint8Array
  readonly hash?: string
}

const encode = (fields: Fields): string => Buffer.from(JSON.stringify(fields)).toString('base64url')

/** A token made by hand, valid by default. */
export const forgeToken = (
  key: Uint8Array,
  instant: Date,
  { header = {}, claims = {}, key: other = key, hash = 'sha256' }: Forgery = {},
): string => {
  const now = Math.floor(instant.getTime() / 1_000)
  const good = { sub: 'client-1', version: 1, temporaire: false, iss: ISSUER, aud: AUDIENCE, iat: now, exp: now + 60 }
  const input = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode({ ...good, ...claims })}`
  return `${input}.${createHmac(hash, other).update(input).digest('base64url')}`
}
