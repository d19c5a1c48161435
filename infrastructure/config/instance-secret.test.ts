import { describe, expect, it } from 'vitest'
import { makeNodeHasher } from '#adapters/security/node-hasher'
import { sessionKey } from './instance-secret.ts'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

describe('the key of session tokens', () => {
  it('is the same on every instance that has the secret, and another one for another secret', () => {
    expect(hex(sessionKey('un secret'))).toBe(hex(sessionKey('un secret')))
    expect(hex(sessionKey('un secret'))).not.toBe(hex(sessionKey('un autre secret')))
    expect(sessionKey('un secret')).toHaveLength(32)
  })

  it('is neither the secret nor what the links of mails are signed with', () => {
    const secret = 'x'.repeat(32)
    const key = sessionKey(secret)
    expect(Buffer.from(key).toString('utf8')).not.toBe(secret)
    const ofLinks = makeNodeHasher(secret).empreinte('devis', 'texte')
    expect(makeNodeHasher(Buffer.from(key).toString('latin1')).empreinte('devis', 'texte')).not.toBe(ofLinks)
  })
})
