import { describe, expect, it } from 'vitest'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { composePage } from './compose-page.ts'

const template = `<html><head><!--head-->
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head><body><div id="app"><!--app--></div><!--boot--></body></html>`

const compose = (body: string, nom = 'Atelier') =>
  composePage({
    template,
    head: '<title>Accueil</title>',
    body,
    files: { scripts: ['assets/page-1.js'], styles: ['assets/index-1.css'], fonts: ['assets/a.woff2'] },
    style: 'p{margin:0}',
    boot: {
      site: { url: 'http://localhost', entreprise: uneEntreprise({ nom }), tuiles: null, demo: false },
      annee: 2026,
    },
  })

describe('composePage', () => {
  it('writes dollars of a text as they are', () => {
    expect(compose("<p>$& 40 $' $1</p>")).toContain(`<div id="app"><p>$& 40 $' $1</p></div>`)
  })

  it('replaces stylesheet links by the inlined style and preloads the font', () => {
    const html = compose('')
    expect(html).not.toContain('rel="stylesheet"')
    expect(html).toContain('<style>p{margin:0}</style>')
    expect(html).toContain('<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>')
  })

  it('preloads the scripts of the page once and keeps the entry', () => {
    const html = compose('')
    expect(html.match(/modulepreload/g)).toHaveLength(1)
    expect(html).toContain('href="/assets/page-1.js"')
    expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js">')
  })

  it('lets no text close the boot data', () => {
    const html = compose('', '</script><script>alert(1)</script>')
    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('\\u003c/script>')
  })
})
