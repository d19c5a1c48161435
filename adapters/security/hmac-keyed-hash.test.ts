import { expect, it } from 'vitest'
import { describeKeyedHash } from '#application/ports/keyed-hash.contract'
import { makeHmacKeyedHash } from './hmac-keyed-hash.ts'

describeKeyedHash('HMAC', () => makeHmacKeyedHash('un secret'))

it('depends on the secret', () => {
  const empreinte = makeHmacKeyedHash('un secret').empreinte('devis', 'texte')
  expect(makeHmacKeyedHash('un autre').correspond('devis', 'texte', empreinte)).toBe(false)
})

it('is the HMAC-SHA256 that any other program would compute', () => {
  // printf '5:devis:texte' | openssl dgst -sha256 -hmac 'un secret' -binary | basenc --base64url | tr -d =
  expect(makeHmacKeyedHash('un secret').empreinte('devis', 'texte')).toBe('9e8BX7hk4ir1q2RYqNqhq4lp_zXJcbKIWRkUSvEIG4U')
})

it('refuses to work without a secret', () => {
  expect(() => makeHmacKeyedHash('')).toThrow('a keyed hash needs a secret')
})
