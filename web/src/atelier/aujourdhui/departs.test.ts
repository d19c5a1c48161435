import { describe, expect, it } from 'vitest'
import { avecDeparts } from './departs.ts'

const lignes = (clefs: string) => clefs.split('').map((clef) => ({ clef }))

describe('lines that leave', () => {
  it.each([
    ['abc', 'ac', 'abc'],
    ['abc', 'bc', 'abc'],
    ['abc', 'ab', 'abc'],
    ['abc', 'xac', 'xabc'],
    ['ab', '', 'ab'],
    ['', 'ab', 'ab'],
    ['abcd', 'ad', 'abcd'],
  ])('from %s to %s are seen among the others as %s', (avant, apres, vues) => {
    expect(
      avecDeparts(lignes(avant), lignes(apres))
        .map(({ clef }) => clef)
        .join(''),
    ).toBe(vues)
  })
})
