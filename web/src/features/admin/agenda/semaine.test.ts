import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { semaineDe } from './semaine.ts'

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
