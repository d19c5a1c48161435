import { describe, expect, it } from 'vitest'
import type { RenderedPage } from '#adapters/http/contract/pages'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { makePageRenderer } from '../../entry-server.tsx'

const render = makePageRenderer(
  {
    template: '<head><!--head--></head><body><div id="app"><!--app--></div><!--boot--></body>',
    manifest: { 'index.html': { file: 'assets/index.js', isEntry: true, css: [] } },
    readText: async () => '',
  },
  { url: 'https://atelier.example', entreprise: uneEntreprise(), tuiles: null, demo: false },
)

const htmlOf = (page: RenderedPage): string => (page.kind === 'page' ? page.html : '')

const PREMIERE_ETAPE = [
  '/commander',
  '/commander-prestation',
  '/commande/informations',
  '/commanderPrestation/4/informations',
]

const ETAPES_SUIVANTES = [
  '/commande/estimation',
  '/commande/confirmation',
  '/commanderPrestation/4/estimation',
  '/commanderPrestation/4/validation',
]

describe('the order screen before its script', () => {
  it.each(PREMIERE_ETAPE)('is a whole form at %s, under one canonical address', async (path) => {
    const html = htmlOf(await render(path))
    expect(html).toContain('<link rel="canonical" href="https://atelier.example/commander"/>')
    expect(html.match(/<optgroup /g)).toHaveLength(4)
    expect(html.match(/<input type="radio"[^>]*name="creneauPrefere"/g)).toHaveLength(4)
    expect(html).toContain('Voir mon estimation')
    expect(html).not.toMatch(/ style="/)
  })

  it('sends nothing anywhere: personal data must not end up in an address', async () => {
    expect(htmlOf(await render('/commander'))).toMatch(/<form [^>]*method="dialog"/)
  })

  it('has the service of its address chosen, and its price', async () => {
    const html = htmlOf(await render('/commanderPrestation/dep-4/informations'))
    expect(html).toContain('<option value="4" selected="">Réparation</option>')
    expect(html).toContain('60,00\u00a0€')
    expect(html).toContain('Les pièces sont facturées à part')
  })

  it('says that the service of its address is not sold', async () => {
    expect(htmlOf(await render('/commanderPrestation/99/informations'))).toContain('Service introuvable')
  })

  it.each(ETAPES_SUIVANTES)('keeps the place of a later step at %s, out of search engines', async (path) => {
    const html = htmlOf(await render(path))
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('method="dialog"')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })
})
