import { expect, it } from 'vitest'
import { texteCanonique } from './texte-canonique.ts'

it('a content has one text, whatever the order of its fields; the order of a list counts', () => {
  const texte = '{"a":null,"b":{"c":[{"e":1,"f":2}],"d":true}}'
  expect(texteCanonique({ a: null, b: { c: [{ e: 1, f: 2 }], d: true } })).toBe(texte)
  expect(texteCanonique({ b: { d: true, c: [{ f: 2, e: 1 }] }, a: null })).toBe(texte)
  expect(texteCanonique([2, 1])).toBe('[2,1]')
})
