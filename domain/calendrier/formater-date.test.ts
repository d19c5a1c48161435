import { describe, expect, it } from 'vitest'
import { dateCivile } from './date-civile.ts'
import { formaterDate, formaterHeure, formaterInstant, formaterJour } from './formater-date.ts'

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
