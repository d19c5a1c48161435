import { describe, expect, it } from 'vitest'
import { lireAbsence } from '#domain/agenda/absence.fixture'
import { phrasesDeFermeture } from './phrases-de-fermeture.ts'

describe('a closure on a page', () => {
  it.each([
    ['24/12/2026 → 02/01/2027', 'Fermé du 24 décembre au 2 janvier'],
    ['24/12/2026 → 24/12/2026', 'Fermé le 24 décembre'],
    ['24/12/2026 → 24/12/2026, 14 h – 18 h', 'Fermé le 24 décembre, de 14 h à 18 h'],
    ['25/11/2026 → …, mercredi, 14 h – 18 h', 'Fermé le mercredi de 14 h à 18 h, à partir du 25 novembre'],
    ['25/11/2026 → 31/12/2026, mercredi', 'Fermé le mercredi, du 25 novembre au 31 décembre'],
  ])('of %s reads: %s', (absence, phrase) => {
    const [dite = ''] = phrasesDeFermeture([lireAbsence(absence)])
    expect(dite.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(phrase)
  })
})
