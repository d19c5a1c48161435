import { describe, expect, it } from 'vitest'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { mentionsDeFacture } from '#domain/facturation/mentions'
import { echeancesEnVue, echeancesPressantes } from './echeances.ts'

const vues = (jour: string): readonly string[] =>
  echeancesEnVue(jour as DateCivile).map(({ code, jours }) => `${code} ${jours}`)

describe('a change of the law', () => {
  it.each([
    ['2026-10-02', []],
    ['2026-10-03', ['tva-cibs 90']],
    ['2026-12-31', ['tva-cibs 1']],
    ['2027-01-01', ['tva-cibs 0']],
    ['2027-06-02', ['tva-cibs -152']],
    ['2027-06-03', ['tva-cibs -153', 'facture-electronique 90']],
    ['2027-09-01', ['tva-cibs -243', 'facture-electronique 0']],
    ['2028-01-01', ['tva-cibs -365', 'facture-electronique -122']],
    ['2028-01-02', ['facture-electronique -123']],
    ['2028-03-31', ['facture-electronique -212']],
    ['2028-04-01', ['facture-electronique -213', 'tva-fin-de-tolerance 90']],
    ['2028-06-30', ['facture-electronique -303', 'tva-fin-de-tolerance 0']],
    ['2029-06-30', ['tva-fin-de-tolerance -365']],
    ['2029-07-01', []],
  ])('is told on %s as %j', (jour, attendues) => {
    expect(vues(jour)).toEqual(attendues)
  })

  it('is said at the top of the day until a month after', () => {
    const dites = (jour: string) => echeancesPressantes(jour as DateCivile).map(({ code }) => code)
    expect([dites('2026-10-02'), dites('2026-10-03'), dites('2027-01-31'), dites('2027-02-01')]).toEqual([
      [],
      ['tva-cibs'],
      ['tva-cibs'],
      [],
    ])
  })

  it('switches nothing by itself: the sentence on VAT stays until somebody changes it', () => {
    const tva = (jour: string) =>
      mentionsDeFacture(jour as DateCivile, 'particulier').filter(({ code }) => code === 'tva')
    expect(tva('2027-01-01')).toEqual(tva('2026-12-31'))
  })
})
