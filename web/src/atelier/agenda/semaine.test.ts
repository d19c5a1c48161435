import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { jourDe, nomDeSemaine, semaineDe } from './semaine.ts'

/** A Friday. */
const AUJOURDHUI = dateCivile(2026, 11, 20)

describe('the week that an address asks for', () => {
  it('begins on the Monday before its date', () => {
    expect(semaineDe('2026-11-29', AUJOURDHUI)).toBe('2026-11-23')
    expect(semaineDe('2026-11-23', AUJOURDHUI)).toBe('2026-11-23')
  })

  it.each(['', 'demain', '2026-02-30'])('is the present one for %j', (texte) => {
    expect(semaineDe(texte, AUJOURDHUI)).toBe('2026-11-16')
  })
})

describe('the name of a week', () => {
  it('says once what its two ends have in common', () => {
    expect(nomDeSemaine(dateCivile(2026, 11, 23))).toBe('Du 23 au 29 novembre 2026')
    expect(nomDeSemaine(dateCivile(2026, 11, 30))).toBe('Du 30 novembre au 6 décembre 2026')
    expect(nomDeSemaine(dateCivile(2026, 12, 28))).toBe('Du 28 décembre 2026 au 3 janvier 2027')
  })
})

describe('the day that an address asks for', () => {
  const lundi = dateCivile(2026, 11, 16)

  it('is one of its week', () => {
    expect(jourDe('2026-11-18', lundi, AUJOURDHUI)).toBe('2026-11-18')
    expect(jourDe('2026-11-25', lundi, AUJOURDHUI)).toBe('2026-11-20')
    expect(jourDe('', dateCivile(2026, 11, 23), AUJOURDHUI)).toBe('2026-11-23')
  })
})
