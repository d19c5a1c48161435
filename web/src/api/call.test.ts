import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { bareJson, json, route } from '#adapters/http/contract/route'
import { addressOf, makeCall } from './call.ts'

const villes = route('GET', '/api/geo/villes/{postcode}', {
  summary: 'towns',
  access: 'tous',
  params: t.strict({ postcode: t.string }),
  query: t.strict({ q: t.string }),
  reply: json(t.strict({ villes: t.array(t.string) })),
})

const saluer = route('POST', '/api/saluer', {
  summary: 'greeting',
  access: 'tous',
  body: t.strict({ nom: t.string }),
  reply: bareJson(t.array(t.string)),
})

const answering = (status: number, body: unknown) => {
  const sent: Request[] = []
  const call = makeCall(async (input, init) => {
    sent.push(new Request(new URL(typeof input === 'string' ? input : '', 'http://localhost'), init))
    return Response.json(body, { status })
  })
  return { call, sent }
}

describe('addressOf', () => {
  it('puts parameters in place and leaves empty query fields out', () => {
    expect(addressOf(villes, { params: { postcode: '39 000' }, query: { q: '' } })).toBe('/api/geo/villes/39%20000')
    expect(addressOf(villes, { params: { postcode: '39000' }, query: { q: 'a&b' } })).toBe(
      '/api/geo/villes/39000?q=a%26b',
    )
  })
})

describe('call', () => {
  it('gives the decoded data of the envelope', async () => {
    const { call } = answering(200, { success: true, data: { villes: ['Montmorot'] } })
    expect(await call(villes, { params: { postcode: '39570' }, query: { q: '' } })()).toMatchObject({
      right: { villes: ['Montmorot'] },
    })
  })

  it('sends the body, the token and the headers of a bare route', async () => {
    const { call, sent } = answering(200, ['bonjour'])
    const result = await call(saluer, { body: { nom: 'Ada' } }, { token: 'abc', headers: { 'idempotency-key': 'k' } })()
    expect(result).toMatchObject({ right: ['bonjour'] })
    expect(await sent[0]?.json()).toEqual({ nom: 'Ada' })
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer abc')
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k')
  })

  it('hands a refusal over with its sentence, its fields and its facts', async () => {
    const { call } = answering(422, {
      success: false,
      code: 'X',
      message: 'Non.',
      champs: { nom: 'Ici.' },
      data: { a: 1 },
    })
    expect(await call(saluer, { body: { nom: '' } })()).toMatchObject({
      left: { _tag: 'Refus', status: 422, code: 'X', message: 'Non.', champs: { nom: 'Ici.' }, data: { a: 1 } },
    })
  })

  it('reads an answer of an unexpected shape as no answer', async () => {
    const { call } = answering(200, { success: true, data: { villes: 3 } })
    expect(await call(villes, { params: { postcode: '1' }, query: { q: '' } })()).toMatchObject({
      left: { _tag: 'Reseau' },
    })
    const broken = answering(502, 'bad gateway')
    expect(await broken.call(saluer, { body: { nom: 'Ada' } })()).toMatchObject({ left: { _tag: 'Reseau' } })
  })

  it('reads a broken connection as no answer', async () => {
    const call = makeCall(() => Promise.reject(new TypeError('fetch failed')))
    expect(await call(saluer, { body: { nom: 'Ada' } })()).toMatchObject({ left: { _tag: 'Reseau' } })
  })
})
