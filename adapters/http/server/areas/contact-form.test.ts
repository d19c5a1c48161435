import * as TE from '#fp/TaskEither'
import { describe, expect, it } from 'vitest'
import type { FormulaireRefuse, PageRenderer } from '#adapters/http/contract/pages'
import { portFailure } from '#application/shared/port-failure'
import { unMessageEnvoye, type UnServeur, unServeur } from '../server.fixture.ts'

const unSite = (overrides: Parameters<typeof unServeur>[0] = {}) => {
  const refuses: FormulaireRefuse[] = []
  const renderPage: PageRenderer = async (path, formulaire) => {
    if (formulaire !== undefined) refuses.push(formulaire)
    return {
      kind: 'page',
      status: 200,
      html: `<title>${path}</title>`,
      styleSources: ["'sha256-s='"],
      cacheable: false,
    }
  }
  return { ...unServeur({ renderPage, ...overrides }), refuses }
}

const poster = (
  { app }: Pick<UnServeur, 'app'>,
  fields: Readonly<Record<string, unknown>> = unMessageEnvoye(),
  headers: Readonly<Record<string, string>> = {},
) =>
  app.inject({
    method: 'POST',
    url: '/contact',
    payload: new URLSearchParams(Object.entries(fields).map(([nom, valeur]) => [nom, String(valeur)])).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

describe('the contact form without JavaScript', () => {
  it('leads to the page that says that the message was sent', async () => {
    const site = unSite()
    const answer = await poster(site, unMessageEnvoye({ message: 'Une ligne,\r\npuis une autre & une fin.' }))
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/contact?envoye=1'])
    const [fil] = site.store.messages.values()
    expect(fil?.message.texte).toBe('Une ligne,\npuis une autre & une fin.')
    expect(site.store.courriers.size).toBe(1)
    const page = await site.app.inject({ url: '/contact?envoye=1' })
    expect(page.body).toBe('<title>/contact?envoye=1</title>')
  })

  it('comes back with what was typed and a sentence for each field', async () => {
    const site = unSite()
    const typed = unMessageEnvoye({ nom: 'J', email: 'x@yopmail' })
    const answer = await poster(site, typed)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect([answer.body, answer.headers['cache-control']]).toEqual(['<title>/contact</title>', 'no-store'])
    expect(answer.headers['content-security-policy']).toContain("'sha256-s='")
    expect(site.refuses).toEqual([
      {
        valeurs: typed,
        champs: { nom: 'Merci de saisir un nom valide.', email: 'Merci de saisir une adresse email valide.' },
        message: 'Plusieurs champs sont à corriger.',
      },
    ])
  })

  it('comes back when its address will not last', async () => {
    const site = unSite()
    const answer = await poster(site, unMessageEnvoye({ email: 'x@yopmail.com' }))
    const message = "Merci d'utiliser une adresse email non temporaire."
    expect(answer.statusCode).toBe(400)
    expect(site.refuses).toMatchObject([{ champs: { email: message }, message }])
  })

  it('tells a machine that filled the hidden field that all is well', async () => {
    const site = unSite()
    const answer = await poster(site, unMessageEnvoye({ objet: 'x' }))
    expect([answer.statusCode, site.store.messages.size]).toEqual([303, 0])
  })

  it('loses nothing while the database is away', async () => {
    const echec = TE.left(portFailure('messages')(new Error('secret detail')))
    const site = unSite({ useCases: { envoyerMessage: () => echec } })
    const answer = await poster(site)
    expect(answer.statusCode).toBe(503)
    expect(site.refuses).toEqual([
      { valeurs: unMessageEnvoye(), champs: {}, message: "Erreur lors de l'envoi du message" },
    ])
    expect(site.lignes.join('')).toContain('secret detail')
  })

  it('loses nothing when there were too many, and shares its limit with the call', async () => {
    const site = unSite({ limites: true })
    for (let time = 0; time < 15; time += 1) {
      await poster(site)
      await site.app.inject({ method: 'POST', url: '/api/contact', payload: {} })
    }
    const answer = await poster(site)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(590)
    expect(site.refuses).toEqual([
      {
        valeurs: unMessageEnvoye(),
        champs: {},
        message: 'Trop de demandes en peu de temps. Patientez un instant avant de réessayer.',
      },
    ])
    expect(site.store.messages.size).toBe(15)
  })

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://pirate.example' },
    { origin: 'null' },
    { origin: 'https://localhost:3001' },
  ])('is refused when it comes from elsewhere: %j', async (headers) => {
    const site = unSite()
    const answer = await poster(site, unMessageEnvoye(), headers)
    expect([answer.statusCode, site.store.messages.size]).toEqual([403, 0])
  })

  it.each([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: 'http://localhost:3000' },
    { origin: 'http://atelier.example', host: 'atelier.example' },
  ])('is taken from this site: %j', async (headers) => {
    expect((await poster(unSite(), unMessageEnvoye(), headers)).statusCode).toBe(303)
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])('is not %s', async (type) => {
    const site = unSite()
    const answer = await site.app.inject({
      method: 'POST',
      url: '/contact',
      payload: JSON.stringify(unMessageEnvoye()),
      headers: { 'content-type': type },
    })
    expect([answer.statusCode, site.store.messages.size]).toEqual([415, 0])
  })

  it.each(['', 'nom=%ED%A0%80', '__proto__=x&nom=y', 'nom=a&nom=b&nom=%00', '%=%&&&==='])(
    'survives the body %j',
    async (payload) => {
      const site = unSite()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await site.app.inject({ method: 'POST', url: '/contact', payload, headers })
      expect([answer.statusCode, site.store.messages.size]).toEqual([400, 0])
    },
  )

  it('answers to no other method', async () => {
    const answer = await unSite().app.inject({ method: 'PUT', url: '/contact' })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST'])
  })
})
