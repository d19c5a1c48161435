import { describe, expect, it } from 'vitest'
import { AUCUN, basculer, etendre, toutOuRien } from './selection.ts'

const ORDRE = ['a', 'b', 'c', 'd', 'e']

const clefs = ({ clefs: choisies }: { readonly clefs: ReadonlySet<string> }): readonly string[] =>
  [...choisies].toSorted()

describe('the rows that are chosen', () => {
  it('come and go one by one', () => {
    const deux = basculer(basculer(AUCUN, 'b'), 'd')
    expect(clefs(deux)).toEqual(['b', 'd'])
    expect(clefs(basculer(deux, 'b'))).toEqual(['d'])
  })

  it('are all those from the last one to another, upwards too, beside what was chosen', () => {
    expect(clefs(etendre(basculer(AUCUN, 'b'), 'd', ORDRE))).toEqual(['b', 'c', 'd'])
    expect(clefs(etendre(basculer(basculer(AUCUN, 'e'), 'c'), 'a', ORDRE))).toEqual(['a', 'b', 'c', 'e'])
  })

  it('go on from the same row when the range is extended again', () => {
    const plage = etendre(etendre(basculer(AUCUN, 'b'), 'c', ORDRE), 'd', ORDRE)
    expect(clefs(plage)).toEqual(['b', 'c', 'd'])
    expect(clefs(etendre(plage, 'a', ORDRE))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('are one alone when the range begins at a row that is gone', () => {
    expect(clefs(etendre(basculer(AUCUN, 'partie'), 'c', ORDRE))).toEqual(['c', 'partie'])
    expect(clefs(etendre(AUCUN, 'c', ORDRE))).toEqual(['c'])
  })

  it('are all of them at once, or none', () => {
    const tous = toutOuRien(basculer(AUCUN, 'b'), ORDRE)
    expect(clefs(tous)).toEqual(ORDRE)
    expect(clefs(toutOuRien(tous, ORDRE))).toEqual([])
  })
})
