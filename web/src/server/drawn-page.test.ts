import { describe, expect, it } from 'vitest'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { emptyShell, splitHead } from './drawn-page.ts'
import { styleSource } from './style-source.ts'

describe('splitHead', () => {
  it('separates the hoisted tags from the layout', () => {
    expect(splitHead('<title>A</title><div data-site="true">B</div>')).toEqual({
      head: '<title>A</title>',
      body: '<div data-site="true">B</div>',
    })
  })

  it('throws when a page was drawn outside the layout', () => {
    expect(() => splitHead('<p>A</p>')).toThrow('data-site')
  })
})

describe('emptyShell', () => {
  it('names the business, escaped, and keeps search engines out', () => {
    const entreprise = uneEntreprise({ nom: 'Dupont & <Fils>' })
    expect(emptyShell({ url: 'http://localhost', entreprise, tuiles: null, demo: false })).toEqual({
      head: '<title data-shell>Dupont &amp; &lt;Fils></title><meta data-shell name="robots" content="noindex">',
      body: '',
    })
  })
})

describe('styleSource', () => {
  it('is the quoted SHA-256 of the style in base64', async () => {
    expect(await styleSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  })
})
