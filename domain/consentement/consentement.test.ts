import { describe, expect, it } from 'vitest'
import { choixEnVigueur } from './consentement.ts'

const LE = '2026-11-20T10:00:00.000Z'

describe('choixEnVigueur', () => {
  it('keeps either choice until six months have passed', () => {
    const veille = new Date('2027-05-20T09:59:59.999Z')
    expect(choixEnVigueur({ choix: 'accepted', le: LE }, veille)).toBe('accepted')
    expect(choixEnVigueur({ choix: 'refused', le: LE }, veille)).toBe('refused')
    expect(choixEnVigueur({ choix: 'refused', le: LE }, new Date('2027-05-20T10:00:00.000Z'))).toBeNull()
  })

  it.each([
    [null, null],
    [null, LE],
    ['accepted', null],
    ['accepted', 'hier'],
    ['peut-être', LE],
  ])('asks again when %j of %j was kept', (choix, le) => {
    expect(choixEnVigueur({ choix, le }, new Date(LE))).toBeNull()
  })
})
