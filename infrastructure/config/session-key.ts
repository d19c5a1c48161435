import { hkdfSync } from 'node:crypto'

/** Bytes: as many as the hash of the tokens has. */
const LENGTH = 32

/** The key of session tokens, derived for this one use: nothing else that is signed with the secret passes for a token. */
export const sessionKey = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'atelier session token', LENGTH))
