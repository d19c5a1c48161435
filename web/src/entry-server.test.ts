import { describe, expect, it } from 'vitest'
import type { RenderedPage } from '#adapters/http/contract/pages'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { makePageRenderer } from './entry-server.tsx'

const assets = {
  template: '<head><!--head--></head><body><div id="app"><!--app--></div><!--boot--></body>',
  manifest: { 'index.html': { file: 'assets/index.js', isEntry: true, css: ['assets/index.css'] } },
  readText: async () => 'p{margin:0}',
}

const render = makePageRenderer(assets, {
  url: 'https://atelier.example',
  entreprise: uneEntreprise({ nom: 'Atelier du Sapin' }),
  tuiles: null,
  demo: false,
})

const pageOf = (answer: RenderedPage): Extract<RenderedPage, { kind: 'page' }> => {
  if (answer.kind !== 'page') throw new Error('a redirect came instead of a page')
  return answer
}

describe('makePageRenderer', () => {
  it.each([
    ['/', 'Votre informatique remise d’aplomb'],
    ['/services', 'Services et prix'],
    ['/contact', 'Contact'],
    ['/commanderPrestation/4/informations', 'Commander une prestation'],
  ])('draws %s with one heading, one title and a canonical link', async (path, heading) => {
    const page = pageOf(await render(path))
    expect(page).toMatchObject({ status: 200, cacheable: !path.includes('/4/') })
    expect(page.html.match(/<h1/g)).toHaveLength(1)
    expect(page.html).toContain(heading)
    expect(page.html.match(/<title>[^<]+ – Atelier du Sapin<\/title>/g)).toHaveLength(1)
    expect(page.html).toMatch(/<link rel="canonical" href="https:\/\/atelier\.example\//)
  })

  it('lists thirteen services, each with its way to order', async () => {
    const { html } = pageOf(await render('/services'))
    expect(html.match(/href="\/commanderPrestation\/\d+\/informations"/g)).toHaveLength(13)
    expect(html).toContain('id="service-4"')
  })

  it('answers 404 to an unknown path, keeps it from search engines and from the cache', async () => {
    const page = pageOf(await render('/nulle-part'))
    expect(page).toMatchObject({ status: 404, cacheable: false })
    expect(page.html).toContain('Page introuvable')
    expect(page.html).toContain('<meta name="robots" content="noindex"/>')
    expect(page.html.match(/<link rel="canonical"[^>]*>/g)).toEqual([
      '<link rel="canonical" href="https://atelier.example/nulle-part"/>',
    ])
  })

  it.each([
    ['/connexion', '/login'],
    ['/inscription', '/login'],
    ['/mot-de-passe-oublie', '/reset-password'],
    ['/a-propos', '/#apropos'],
  ])('sends %s to %s for good', async (path, location) => {
    expect(await render(path)).toEqual({ kind: 'redirect', status: 301, location })
  })

  it('allows the inlined style by its hash and writes no style attribute, no inline script', async () => {
    const page = pageOf(await render('/services'))
    expect(page.styleSources).toEqual([expect.stringMatching(/^'sha256-[\w+/]+=*'$/)])
    expect(page.html).not.toMatch(/ style="/)
    expect(page.html).not.toMatch(/<script(?! type="application\/(ld\+)?json")/)
  })
})
