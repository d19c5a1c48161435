import { describe, expect, it } from 'vitest'
import { visibleTexts } from './visible-texts.ts'

const read = (inside: string) =>
  visibleTexts(`<header>Menu</header><main id="contenu">${inside}</main><footer>Bas</footer>`)

describe('the visible texts of a page', () => {
  it('are those of its main part, a block each', () => {
    expect(
      read('<h1>Contact</h1><ul><li>Par <a href="/a>b">téléphone</a></li><li>Par <strong>courriel</strong></li></ul>'),
    ).toEqual(['Contact', 'Par téléphone', 'Par courriel'])
  })

  it('are the sentence that React cut in pieces', () => {
    expect(read('<p>40<!-- --> km autour de <!-- -->Montmorot</p>')).toEqual(['40 km autour de Montmorot'])
  })

  it('are written as they are read', () => {
    expect(read('<p>L&#x27;« essai » &amp; l&lt;e reste&nbsp;</p>')).toEqual(["L'« essai » & l<e reste&nbsp;"])
  })

  it.each([
    '<svg><title>Dessin</title><path d="M0 0"></path></svg>',
    '<span class="a visually-hidden">Étape <b>1</b></span>',
    '<div aria-hidden="true"><p>2</p><br/><img src="a"/></div>',
    '<article data-search="off"><h3>Service</h3></article>',
    '<p hidden="">rien</p>',
    '<script>a</script><style>b</style><select><option>c</option></select>',
  ])('leave out what nobody sees: %s', (unseen) => {
    expect(read(`<p>avant</p>${unseen}<p>après</p>`)).toEqual(['avant', 'après'])
  })

  it('are none without a main part', () => {
    expect(visibleTexts('<p>Rien</p>')).toEqual([])
  })
})
