import * as O from '#fp/Option'
import { fastify } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeNodeHasher } from '#adapters/security/node-hasher'
import { DUREE_SESSION_S } from '#domain/compte/compte'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { forgeToken } from './forge-token.fixture.ts'
import { makeSessionTokens, type SessionTokens } from './session-tokens.ts'

const KEY = new Uint8Array(32).fill(7)
const OTHER_KEY = new Uint8Array(32).fill(8)
const SECONDS = Math.floor(UN_INSTANT.getTime() / 1_000)

let clock = makeMemoryClock(UN_INSTANT)
let tokens: SessionTokens

beforeEach(async () => {
  clock = makeMemoryClock(UN_INSTANT)
  tokens = await makeSessionTokens(fastify(), { key: KEY, clock })
})

const forged = (forgery: Parameters<typeof forgeToken>[2] = {}) => forgeToken(KEY, UN_INSTANT, forgery)

const withoutSignature = (token: string): string => token.slice(0, token.lastIndexOf('.') + 1)

const withSignature = (token: string, change: (signature: string) => string): string =>
  withoutSignature(token) + change(token.slice(token.lastIndexOf('.') + 1))

describe('a session token', () => {
  it('says whose it is, of which version, and whether its password was sent by mail', () => {
    const token = tokens.sign({ clientId: 'client-1', version: 4, genre: 'temporaire' })
    expect(tokens.verify(token)).toEqual(O.some({ sub: 'client-1', version: 4, temporaire: true }))
  })

  it.each(['client', 'admin', 'temporaire'] as const)('of a %s ends when its time is over', (genre) => {
    const token = tokens.sign({ clientId: 'client-1', version: 1, genre })
    clock.avancer(DUREE_SESSION_S[genre] * 1_000)
    expect(O.isSome(tokens.verify(token))).toBe(true)
    clock.avancer(1_000)
    expect(tokens.verify(token)).toEqual(O.none)
  })

  it('is another one at each login', () => {
    const account = { clientId: 'client-1', version: 1, genre: 'client' } as const
    const first = tokens.sign(account)
    clock.avancer(1_000)
    expect(tokens.sign(account)).not.toBe(first)
  })

  it('made by hand with the key is good: the forgeries below differ from it by one thing', () => {
    expect(O.isSome(tokens.verify(forged()))).toBe(true)
  })

  it.each([
    ['no algorithm and no signature', withoutSignature(forged({ header: { alg: 'none' } }))],
    ['no algorithm and a signature', forged({ header: { alg: 'none' } })],
    ['no signature', withoutSignature(forged())],
    ['another key', forged({ key: OTHER_KEY })],
    ['an empty key', forged({ key: new Uint8Array(0) })],
    ['another algorithm of the same key', forged({ header: { alg: 'HS512' }, hash: 'sha512' })],
    ['an algorithm of public keys', forged({ header: { alg: 'RS256' } })],
    ['a truncated signature', withSignature(forged(), (signature) => signature.slice(0, -4))],
    [
      'an altered signature',
      withSignature(forged(), (signature) => `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`),
    ],
    ['an extension that must be understood', forged({ header: { crit: ['exp'], exp: 1 } })],
    ['an unknown extension', forged({ header: { crit: ['x'], x: 1 } })],
    ['no end', forged({ claims: { exp: undefined } })],
    ['an end that is a text', forged({ claims: { exp: String(SECONDS + 60) } })],
    ['an end one second ago', forged({ claims: { exp: SECONDS - 1 } })],
    ['a beginning to come', forged({ claims: { nbf: SECONDS + 1 } })],
    ['no issuer', forged({ claims: { iss: undefined } })],
    ['another issuer', forged({ claims: { iss: 'autre' } })],
    ['no audience', forged({ claims: { aud: undefined } })],
    ['the audience of a link', forged({ claims: { aud: 'atelier:validation-date' } })],
    ['nobody', forged({ claims: { sub: undefined } })],
    ['a number as its account', forged({ claims: { sub: 1 } })],
    ['a version that is a text', forged({ claims: { version: '1' } })],
    ['no version', forged({ claims: { version: undefined } })],
    ['no word on its password', forged({ claims: { temporaire: undefined } })],
  ])('with %s is nobody', (_what, token) => {
    expect(tokens.verify(token)).toEqual(O.none)
  })

  it.each(['', '.', '..', 'a.b.c', 'e30.e30.e30', '{}', '\0.\0.\0'])('that reads %j is nobody', (token) => {
    expect(tokens.verify(token)).toEqual(O.none)
  })

  it('is not the key of a link, of a date or of a quote', () => {
    const hasher = makeNodeHasher(Buffer.from(KEY).toString('latin1'))
    for (const usage of ['devis', 'validation-date', 'mot-de-passe-temporaire']) {
      expect(tokens.verify(hasher.empreinte(usage, '1'))).toEqual(O.none)
    }
  })
})
