import { expect, it } from 'vitest'
import { html } from './blocs.ts'

it('escapes every value, in text and in attributes', () => {
  const piege = `<img src=x onerror="alert('1')"> & co`
  expect(html`<p title="${piege}">${piege}</p>`.markup).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co</p>',
  )
})

it('keeps markup as it is, joins lists and leaves out what is missing', () => {
  const lignes = ['a', '<b>'].map((texte) => html`<i>${texte}</i>`)
  expect(html`${lignes}${null}${2}`.markup).toBe('<i>a</i><i>&lt;b&gt;</i>2')
})
