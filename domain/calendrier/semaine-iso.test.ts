import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { dateCivile, plusJours } from './date-civile.ts'
import { lundiDeSemaine, semaineIso } from '../agenda/semaine.ts'

describe('the name of a week', () => {
  it('bears the year of its Thursday', () => {
    const noms = [
      semaineIso(dateCivile(2026, 11, 23)),
      semaineIso(dateCivile(2026, 11, 29)),
      semaineIso(dateCivile(2027, 1, 3)),
      semaineIso(dateCivile(2027, 1, 4)),
      semaineIso(dateCivile(2024, 12, 30)),
    ]
    expect(noms).toEqual(['2026-W48', '2026-W48', '2026-W53', '2027-W01', '2025-W01'])
  })

  it('leads back to the Monday of each day of ten years', () => {
    const debut = dateCivile(2020, 1, 6)
    for (let semaine = 0; semaine < 522; semaine += 1) {
      const lundi = plusJours(debut, 7 * semaine)
      expect(lundiDeSemaine(semaineIso(plusJours(lundi, semaine % 7)))).toEqual(O.some(lundi))
    }
  })

  it.each(['2026-48', '2025-W53', '2026-W00', '2026-W54', '', '0026-W01'])('is not %s', (nom) => {
    expect(lundiDeSemaine(nom)).toEqual(O.none)
  })
})
