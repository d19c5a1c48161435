import { describe, expect, it } from 'vitest'
import { INDEXED_PATHS } from '#adapters/http/contract/pages'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { sitePages } from './app/routes.tsx'
import { makePageRenderer } from './entry-server.tsx'

const SITE = { url: 'https://atelier.example', entreprise: uneEntreprise(), tuiles: null, demo: false }

const render = makePageRenderer(
  {
    template: '<head><!--head--></head><body><div id="app"><!--app--></div><!--boot--></body>',
    manifest: { 'index.html': { file: 'assets/index.js', isEntry: true } },
    readText: async () => '',
  },
  SITE,
)

/** Says of itself that search engines may keep it, under this very address. */
const isIndexed = async (path: string): Promise<boolean> => {
  const page = await render(path)
  return (
    page.kind === 'page' &&
    page.html.includes(`<link rel="canonical" href="${SITE.url}${path}"/>`) &&
    !page.html.includes('<meta name="robots" content="noindex"')
  )
}

describe('the pages for search engines', () => {
  it('are the routes whose page is its own canonical address and is not kept from them', async () => {
    const paths = sitePages(false)
      .map(({ path }) => path)
      .filter((path) => !/[:*]/.test(path))
    const indexed = await Promise.all(paths.map(async (path) => ((await isIndexed(path)) ? [path] : [])))
    expect(indexed.flat().toSorted()).toEqual([...INDEXED_PATHS].toSorted())
  })
})

describe('the search page', () => {
  it('brings the texts of the pages, without the services that it knows apart', async () => {
    const page = await render('/search?q=lycee')
    const html = page.kind === 'page' ? page.html : ''
    expect(html).toContain('<mark>lycée</mark>')
    const { textes } = JSON.parse(/id="boot">([^<]+)</.exec(html)?.[1] ?? '{}')
    expect(textes.map(({ chemin }: { chemin: string }) => chemin)).toEqual(['/', '/contact', '/services'])
    expect(JSON.stringify(textes)).not.toContain('Commander une prestation : Bureautique')
    expect(JSON.stringify(textes[2])).not.toContain('Traitement de texte')
  })

  it('is drawn for the term of the address and shown to no search engine', async () => {
    const page = await render('/search?q=%3Cb%3Ebox')
    const html = page.kind === 'page' ? page.html : ''
    expect(html).toContain('«\u00a0&lt;b&gt;box\u00a0»')
    expect(html).toContain('Aucun résultat trouvé.')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
})
