import { hkdfSync } from 'node:crypto'

/** In bytes: the length of the hash of the tokens. */
const LENGTH = 32

/**
 * The key of session tokens, derived from the secret for this use only, so that no other signature passes for a token.
 */
export const sessionKey = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'atelier session token', LENGTH))
