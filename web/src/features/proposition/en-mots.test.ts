import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import { heuresEnMots, jourEnTete, majorationEnMots } from './en-mots.ts'

const DEVIS = { totalDevis: euros(64), aDistance: false }
const SUR = euros(128)

describe('a date in words', () => {
  it('has its day and its hours on a clock in Paris, in winter as in summer', () => {
    expect(jourEnTete({ date: dateCivile(2026, 11, 28) })).toBe('Samedi 28 novembre 2026')
    expect(heuresEnMots({ debut: '2026-11-28T09:30:00Z', fin: '2026-11-28T11:00:00Z' })).toBe(
      'de 10\u00a0h\u00a030 à 12\u00a0h',
    )
    expect(heuresEnMots({ debut: '2027-07-05T09:30:00Z', fin: '2027-07-05T11:00:00Z' })).toBe(
      'de 11\u00a0h\u00a030 à 13\u00a0h',
    )
  })
})

describe('a price that is not that of the quote', () => {
  it('says for which day, and by how much', () => {
    expect(majorationEnMots({ date: dateCivile(2026, 11, 28), total: SUR, majore: true }, DEVIS)).toBe(
      'Un samedi\u00a0: le travail compte double, soit 64,00\u00a0€ de plus que votre devis (64,00\u00a0€). Le déplacement ne change pas.',
    )
    expect(
      majorationEnMots({ date: dateCivile(2027, 3, 29), total: SUR, majore: true }, { ...DEVIS, aDistance: true }),
    ).toBe(
      'Jour férié (Lundi de Pâques)\u00a0: le travail compte double, soit 64,00\u00a0€ de plus que votre devis (64,00\u00a0€).',
    )
  })

  it('is not spoken of on an ordinary day', () => {
    expect(majorationEnMots({ date: dateCivile(2026, 11, 27), total: euros(64), majore: false }, DEVIS)).toBeNull()
  })
})
