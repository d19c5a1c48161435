import { describe, expect, it } from 'vitest'
import { formaterPlage } from './formater-plage.ts'

const ecrire = (debut: string, fin: string): string =>
  formaterPlage(new Date(debut), new Date(fin)).replaceAll('\u00a0', ' ')

describe('a visit in words', () => {
  it('has its day of the week and both hours', () => {
    expect(ecrire('2026-11-24T09:00:00Z', '2026-11-24T10:30:00Z')).toBe('mardi 24 novembre 2026, de 10 h à 11 h 30')
  })

  it('follows the clock of Paris through both changes of 2027', () => {
    expect(ecrire('2027-03-27T08:00:00Z', '2027-03-27T09:00:00Z')).toBe('samedi 27 mars 2027, de 9 h à 10 h')
    expect(ecrire('2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z')).toBe('dimanche 28 mars 2027, de 1 h 30 à 3 h 30')
    expect(ecrire('2027-03-29T07:00:00Z', '2027-03-29T08:00:00Z')).toBe('lundi 29 mars 2027, de 9 h à 10 h')
    expect(ecrire('2027-10-31T08:00:00Z', '2027-10-31T09:00:00Z')).toBe('dimanche 31 octobre 2027, de 9 h à 10 h')
  })

  it('names both days when it runs past midnight in Paris', () => {
    expect(ecrire('2026-11-24T22:00:00Z', '2026-11-25T00:00:00Z')).toBe(
      'du mardi 24 novembre 2026 à 23 h au mercredi 25 novembre 2026 à 1 h',
    )
  })
})
