import { describe, expect, it } from 'vitest'
import { dateCivile } from './date-civile.ts'
import { formaterDate, formaterHeure, formaterInstant, formaterJour, formaterPlage } from './formater-date.ts'

const plat = (texte: string) => texte.replaceAll('\u00a0', ' ')

describe('dates as people write them', () => {
  it('names the month and the day of the week', () => {
    expect(plat(formaterDate(dateCivile(2026, 11, 20)))).toBe('20 novembre 2026')
    expect(plat(formaterJour(dateCivile(2026, 11, 22)))).toBe('dimanche 22 novembre 2026')
  })

  it('writes the first of a month as an ordinal', () => {
    expect(plat(formaterDate(dateCivile(2027, 2, 1)))).toBe('1er février 2027')
  })

  it('drops empty minutes and pads short ones', () => {
    expect([600, 485, 0].map((minutes) => plat(formaterHeure(minutes)))).toEqual(['10 h', '8 h 05', '0 h'])
  })

  it('tells an instant by the clock of Paris, in winter and in summer', () => {
    expect(plat(formaterInstant(new Date('2026-11-24T09:00:00Z')))).toBe('mardi 24 novembre 2026 à 10 h')
    expect(plat(formaterInstant(new Date('2026-07-01T22:30:00Z')))).toBe('jeudi 2 juillet 2026 à 0 h 30')
  })
})

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
