import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import type { PageRenderer } from '#adapters/http/contract/pages'
import { unDossier } from '../appointment.fixture.ts'
import { unServeur } from '../server.fixture.ts'

const uneDessinatrice = () => {
  const paths: string[] = []
  const renderPage: PageRenderer = async (path) => {
    paths.push(path)
    if (path === '/connexion') return { kind: 'redirect', status: 301, location: '/login' }
    const known = !path.includes('unknown')
    const html = `<title>${path}</title>`
    return { kind: 'page', status: known ? 200 : 404, html, styleSources: ["'sha256-s='"], cacheable: known }
  }
  return { paths, renderPage }
}

describe('a page', () => {
  it('is drawn once for a path, whatever the query and however many ask', async () => {
    const { paths, renderPage } = uneDessinatrice()
    const { app } = unServeur({ renderPage })
    const urls = ['/services', '/services?a=1', '/services', '/services?b=2']
    const answers = await Promise.all(urls.map((url) => app.inject({ url })))
    expect(answers.map(({ body }) => body)).toEqual(Array(4).fill('<title>/services</title>'))
    expect(paths).toEqual(['/services'])
  })

  it('is drawn anew when the closures that it says change, and on no other change', async () => {
    const dites: string[] = []
    const renderPage: PageRenderer = async (path, _formulaire, fermetures = []) => {
      dites.push(fermetures.map(({ du, au }) => `${du} ${au}`).join())
      return { kind: 'page', status: 200, html: path, styleSources: [], cacheable: true }
    }
    const serveur = unServeur({ renderPage })
    const { app } = serveur
    const { admin } = await unDossier(serveur)
    const ouvrir = () => app.inject({ url: '/contact' })
    const ecrire = async (du: string, au: string): Promise<void> => {
      const payload = { du, au, jours: [], de: null, a: null, note: 'Piscine' }
      await app.inject({ method: 'POST', url: '/api/admin/agenda/absences', payload, headers: admin })
    }
    await Promise.all([ouvrir(), ouvrir()])
    await ecrire('2026-11-26', '2026-11-27')
    await ouvrir()
    await ecrire('2027-06-01', '2027-06-02')
    await ouvrir()
    expect(dites).toEqual(['', '2026-11-26 2026-11-27'])
  })

  it('is compressed, and not sent again to who has it', async () => {
    const { app } = unServeur({ renderPage: uneDessinatrice().renderPage })
    const br = await app.inject({ url: '/services', headers: { 'accept-encoding': 'gzip, br' } })
    const gz = await app.inject({ url: '/services', headers: { 'accept-encoding': 'gzip;q=0.5, br;q=0' } })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe('<title>/services</title>')
    expect(gunzipSync(gz.rawPayload).toString()).toBe('<title>/services</title>')
    const headers = { 'accept-encoding': 'br', 'if-none-match': String(br.headers['etag']) }
    expect((await app.inject({ url: '/services', headers })).statusCode).toBe(304)
    expect(br.headers['content-security-policy']).toContain("style-src 'self' 'sha256-s=';")
  })

  it('that is unknown is a 404 and is not kept', async () => {
    const { paths, renderPage } = uneDessinatrice()
    const { app } = unServeur({ renderPage })
    await app.inject({ url: '/unknown' })
    const answer = await app.inject({ url: '/unknown' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(paths).toEqual(['/unknown', '/unknown'])
  })

  it('that has moved sends there', async () => {
    const { app } = unServeur({ renderPage: uneDessinatrice().renderPage })
    const answer = await app.inject({ url: '/connexion' })
    expect([answer.statusCode, answer.headers['location']]).toEqual([301, '/login'])
  })

  it.each(['//evil.example/services', '/\\evil.example/services'])('at %s belongs to this host', async (url) => {
    const { paths, renderPage } = uneDessinatrice()
    await unServeur({ renderPage }).app.inject({ url: 'http://localhost' + url })
    expect(paths).toEqual(['/evil.example/services'])
  })

  it.each([
    ['/services/', '/services'],
    ['/services///?q=a/', '/services?q=a/'],
    ['//evil.example/', '/evil.example'],
    ['/unknown/?a=1', '/unknown?a=1'],
  ])('at %s has another writing, %s, for good', async (url, location) => {
    const answer = await unServeur().app.inject({ url: `http://localhost${url}` })
    expect([answer.statusCode, answer.headers['location']]).toEqual([301, location])
  })

  it('is the first one at / and //', async () => {
    const { paths, renderPage } = uneDessinatrice()
    const { app } = unServeur({ renderPage })
    for (const url of ['/', '//', '/?a=/'])
      expect((await app.inject({ url: `http://localhost${url}` })).statusCode).toBe(200)
    expect(paths).toEqual(['/'])
  })

  it('that reads its query is drawn for each, compressed and never kept', async () => {
    const { paths, renderPage } = uneDessinatrice()
    const { app } = unServeur({ renderPage })
    const ask = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } })
    const [br, gz, plain] = await Promise.all([
      ask('/search?q=virus', 'br'),
      ask('/search?q=box', 'gzip'),
      ask('/search?q=virus', 'identity'),
    ])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe('<title>/search?q=virus</title>')
    expect(gunzipSync(gz.rawPayload).toString()).toBe('<title>/search?q=box</title>')
    expect(plain.body).toBe('<title>/search?q=virus</title>')
    expect(paths).toEqual(['/search?q=virus', '/search?q=box', '/search?q=virus'])
    expect(br.headers['cache-control']).toBe('no-store')
    expect(br.headers['content-security-policy']).toContain("'sha256-s='")
  })

  it('that reads its query is drawn once without any', async () => {
    const { paths, renderPage } = uneDessinatrice()
    const { app } = unServeur({ renderPage })
    for (const url of ['/search', '/search?']) await app.inject({ url })
    expect(paths).toEqual(['/search'])
  })

  it('that reads its query is sent without one that is too long', async () => {
    const { paths, renderPage } = uneDessinatrice()
    const answer = await unServeur({ renderPage }).app.inject({ url: `/search?q=${'a'.repeat(1500)}` })
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/search'])
    expect(paths).toEqual([])
  })

  it('makes room for another when paths with an id are without number', async () => {
    const { paths, renderPage } = uneDessinatrice()
    const { app } = unServeur({ renderPage })
    for (let id = 0; id <= 200; id += 1) await app.inject({ url: `/commanderPrestation/${id}/informations` })
    await app.inject({ url: '/commanderPrestation/200/informations' })
    expect(paths).toHaveLength(201)
    await app.inject({ url: '/commanderPrestation/0/informations' })
    expect(paths).toHaveLength(202)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'] as const)('is only read: %s is a 405', async (method) => {
    const answer = await unServeur().app.inject({ method, url: '/services' })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD'])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })
})

const folder = mkdtempSync(join(tmpdir(), 'client-'))
mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, '.vite'))
const FILES = {
  'assets/site-1a2b.js': 'plain',
  'assets/site-1a2b.js.br': 'brotli',
  'assets/site-1a2b.js.gz': 'gzip',
  'assets/.hidden': 'concealed',
  'icone.svg': '<svg/>',
  'index.html': 'template',
  '.vite/manifest.json': '{}',
}
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the files of the browser', () => {
  const { app } = unServeur({ clientFolder: folder })

  it('are kept for a year under a name that changes with them, and come compressed', async () => {
    const url = '/assets/site-1a2b.js'
    const plain = await app.inject({ url })
    const br = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    const gz = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect([plain.body, br.body, gz.body]).toEqual(['plain', 'brotli', 'gzip'])
    expect(br.headers['content-encoding']).toBe('br')
    for (const { headers } of [plain, br, gz]) {
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(String(headers['vary'])).toMatch(/accept-encoding/i)
    }
  })

  it('at the root are served too', async () => {
    const answer = await app.inject({ url: '/icone.svg' })
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, '<svg/>', 'image/svg+xml'])
  })

  it.each([
    '/index.html',
    '/.vite/manifest.json',
    '/assets',
    '/assets/.hidden',
    '/assets/site-1a2b.js.map',
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/index.html',
    '/.git/config',
    '/.env',
    '/documentation',
  ])('do not include %s', async (url) => {
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).not.toMatch(/template|concealed|\{\}/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('cannot be listed', async () => {
    const answer = await app.inject({ url: '/assets/' })
    expect([answer.statusCode, answer.headers['location']]).toEqual([301, '/assets'])
    expect(answer.body).not.toContain('site-1a2b')
  })
})
