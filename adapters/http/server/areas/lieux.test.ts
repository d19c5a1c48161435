import { describe, expect, it } from 'vitest'
import { unServeur } from '../server.fixture.ts'

describe('places', () => {
  it('names the towns of a postcode and where it knows them from', async () => {
    const answer = await unServeur().app.inject({ url: '/api/geo/villes/39000' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ success: true, data: { villes: ['Lons-le-Saunier'], source: 'api' } })
  })

  it.each(['3900', '390000', 'abcde', '39%2000', '39000%00'])('refuses %s as a postcode', async (postcode) => {
    const answer = await unServeur().app.inject({ url: `/api/geo/villes/${postcode}` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, code: 'CHAMPS_INVALIDES' })
  })

  it('says which rule a postcode breaks', async () => {
    const answer = await unServeur().app.inject({ url: '/api/geo/villes/3900' })
    const message = 'Le code postal doit contenir exactement 5 chiffres.'
    expect(answer.json()).toEqual({ success: false, code: 'CHAMPS_INVALIDES', message, champs: { postcode: message } })
  })

  it('proposes at most ten addresses, longitude first', async () => {
    const answer = await unServeur().app.inject({ url: '/api/geo/adresses?q=rue%20du%20commerce&codePostal=39000' })
    const { data } = answer.json<{ data: object[] }>()
    expect(data).toHaveLength(10)
    expect(data[0]).toEqual({
      label: '1 Rue du Commerce 39000 Lons-le-Saunier',
      name: '1 Rue du Commerce',
      housenumber: '1',
      street: 'Rue du Commerce',
      city: 'Lons-le-Saunier',
      postcode: '39000',
      context: '39, Jura, Bourgogne-Franche-Comté',
      score: 0.97,
      coordinates: [5.5538, 46.6742],
    })
  })

  it('proposes nothing before three meaningful characters', async () => {
    const answer = await unServeur().app.inject({ url: '/api/geo/adresses?q=r%20.u' })
    expect(answer.json()).toEqual({ success: true, data: [] })
  })

  it.each(['q=rue&q=place', 'q[]=rue', 'q=rue&__proto__=1', 'q=rue%00', `q=${'a'.repeat(201)}`])(
    'refuses the query %s',
    async (query) => {
      const answer = await unServeur().app.inject({ url: `/api/geo/adresses?${query}` })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'CHAMPS_INVALIDES'])
    },
  )

  it('takes a term that would be a slow pattern as text', async () => {
    const answer = await unServeur().app.inject({ url: '/api/geo/adresses?q=(a%2B)%2B%24%25_%5C' })
    expect(answer.json()).toEqual({ success: true, data: [] })
  })
})

describe('where a place is', () => {
  const situer = (query: string) => unServeur().app.inject({ url: `/api/geo/lieu?${query}` })

  it('answers a house with a point, longitude first', async () => {
    const answer = await situer('codePostal=39000&ville=Lons-le-Saunier&adresse=12%20rue%20du%20Commerce')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      success: true,
      data: {
        libelle: '12 Rue du Commerce 39000 Lons-le-Saunier',
        coordinates: [5.5538, 46.6742],
        precisionKm: 0,
        communes: [],
      },
    })
  })

  it('answers a postcode alone, with how far the true place may be', async () => {
    const answer = await situer('codePostal=39100&ville=&adresse=')
    expect(answer.json()).toMatchObject({ data: { libelle: '39100 Dole', precisionKm: 3 } })
  })

  it('refuses a place that nobody knows, and says what to do', async () => {
    const answer = await situer('codePostal=00000')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'ADRESSE_INTROUVABLE',
      message: expect.stringContaining('Vérifiez l’adresse'),
    })
  })

  it.each(['', 'codePostal=3900', 'codePostal=39000&adresse=.,', `codePostal=39000&ville=${'a'.repeat(101)}`])(
    'refuses the query « %s »',
    async (query) => {
      const answer = await situer(query)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'CHAMPS_INVALIDES'])
    },
  )
})
