import { expect, it } from 'vitest'
import { describeHasher } from '#application/ports/hasher.contract'
import { makeNodeHasher } from './node-hasher.ts'

describeHasher('Node', () => makeNodeHasher('un secret'))

it('depends on the secret', () => {
  const empreinte = makeNodeHasher('un secret').empreinte('devis', 'texte')
  expect(makeNodeHasher('un autre').correspond('devis', 'texte', empreinte)).toBe(false)
})

it('is the HMAC-SHA256 that any other program would compute', () => {
  // printf '5:devis:texte' | openssl dgst -sha256 -hmac 'un secret' -binary | basenc --base64url | tr -d =
  expect(makeNodeHasher('un secret').empreinte('devis', 'texte')).toBe('9e8BX7hk4ir1q2RYqNqhq4lp_zXJcbKIWRkUSvEIG4U')
})

it('refuses to work without a secret', () => {
  expect(() => makeNodeHasher('')).toThrow('a keyed hash needs a secret')
})
