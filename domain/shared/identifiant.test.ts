import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { OCTETS_IDENTITE, tirerIdentifiant, OCTETS_UUID, uuidDe } from './identifiant.ts'
import { desOctets, verifier } from './proprietes.fixture.ts'

it('a UUID is of version 4, whatever is drawn', () => {
  verifier(
    fc.property(desOctets(OCTETS_UUID), (octets) => {
      expect(uuidDe(octets)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    }),
  )
  expect(uuidDe(new Uint8Array(OCTETS_UUID))).toBe('00000000-0000-4000-8000-000000000000')
  // The example of RFC 9562, A.3.
  const exemple = Uint8Array.from(Buffer.from('919108f752d1331c9bacf847db4148a8', 'hex'))
  expect(uuidDe(exemple)).toBe('919108f7-52d1-431c-9bac-f847db4148a8')
})

it('an id begins with its instant, in base 32', () => {
  const premier = (instant: number): string => tirerIdentifiant(new Date(instant), new Uint8Array(OCTETS_IDENTITE))
  expect([0, 31, 33].map(premier)).toEqual(
    ['0', 'Z', '11'].map((debut) => `${debut.padStart(10, '0')}${'0'.repeat(16)}`),
  )
})
