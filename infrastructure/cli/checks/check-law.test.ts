import { describe, expect, it } from 'vitest'
import { checkLaw } from './check-law.ts'

describe('the check of the law', () => {
  it('is content when nothing is near', () => {
    expect(checkLaw(new Date('2026-09-01T10:00:00Z'))).toMatchObject({ sujet: 'droit', etat: 'ok', conseil: null })
  })

  it('tells what is near by its day', () => {
    const { etat, constat } = checkLaw(new Date('2026-11-20T10:00:00Z'))
    expect([etat, constat]).toEqual(['attention', 'la mention de franchise de TVA change de code le 1er janvier 2027'])
  })
})
