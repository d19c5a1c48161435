import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unInstant, verifier } from '#domain/shared/proprietes.fixture'
import { dateCivile } from './date-civile.ts'
import { aParis, dateParis, estSautee, instantParis } from './heure-de-paris.ts'

const SECOND_PASSAGE = { de: Date.parse('2027-10-31T01:00:00Z'), a: Date.parse('2027-10-31T02:00:00Z') }
const PASSAGE_ETE = dateCivile(2027, 3, 28)
const PASSAGE_HIVER = dateCivile(2027, 10, 31)

describe('the clock of Paris', () => {
  it('is an hour ahead of universal time in winter, two in summer', () => {
    expect(aParis(new Date('2026-11-20T09:00:00Z'))).toEqual({ date: '2026-11-20', minutes: 600 })
    expect(aParis(new Date('2027-07-01T09:00:00Z'))).toEqual({ date: '2027-07-01', minutes: 660 })
  })

  it('changes day at its own midnight', () => {
    expect(dateParis(new Date('2026-12-31T22:59:00Z'))).toBe('2026-12-31')
    expect(aParis(new Date('2026-12-31T23:00:00Z'))).toEqual({ date: '2027-01-01', minutes: 0 })
  })

  it('jumps from 2 to 3 in the night to summer time of 2027', () => {
    expect(aParis(new Date('2027-03-28T00:59:00Z'))).toEqual({ date: PASSAGE_ETE, minutes: 119 })
    expect(aParis(new Date('2027-03-28T01:00:00Z'))).toEqual({ date: PASSAGE_ETE, minutes: 180 })
    expect(instantParis({ date: PASSAGE_ETE, minutes: 119 })).toEqual(new Date('2027-03-28T00:59:00Z'))
    expect(instantParis({ date: PASSAGE_ETE, minutes: 180 })).toEqual(new Date('2027-03-28T01:00:00Z'))
  })

  it('moves an hour that does not exist to the same clock an hour later', () => {
    expect(instantParis({ date: PASSAGE_ETE, minutes: 150 })).toEqual(new Date('2027-03-28T01:30:00Z'))
    expect(aParis(new Date('2027-03-28T01:30:00Z')).minutes).toBe(210)
  })

  it.each([
    [PASSAGE_ETE, 119, false],
    [PASSAGE_ETE, 120, true],
    [PASSAGE_ETE, 179, true],
    [PASSAGE_ETE, 180, false],
    [PASSAGE_HIVER, 150, false],
    [dateCivile(1900, 1, 1), 600, false],
  ])('of %s at minute %i is skipped or not', (date, minutes, sautee) => {
    expect(estSautee({ date, minutes })).toBe(sautee)
  })

  it('shows 2 to 3 twice in the night to winter time of 2027, and means the first', () => {
    const deuxFois = ['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z'].map((instant) => aParis(new Date(instant)))
    expect(deuxFois).toEqual([
      { date: PASSAGE_HIVER, minutes: 150 },
      { date: PASSAGE_HIVER, minutes: 150 },
    ])
    expect(instantParis({ date: PASSAGE_HIVER, minutes: 150 })).toEqual(new Date('2027-10-31T00:30:00Z'))
    expect(instantParis({ date: PASSAGE_HIVER, minutes: 180 })).toEqual(new Date('2027-10-31T02:00:00Z'))
  })

  it('gives back every minute of 2027 outside the repeated hour', () => {
    const annee = unInstant('2027-01-01T00:00:00Z', '2027-12-31T23:59:00Z')
    const changements = fc.oneof(
      unInstant('2027-03-27T22:00:00Z', '2027-03-28T04:00:00Z'),
      unInstant('2027-10-30T22:00:00Z', '2027-10-31T04:00:00Z'),
    )
    verifier(
      fc.property(fc.oneof(annee, changements), (instant) => {
        const double = instant.getTime() >= SECOND_PASSAGE.de && instant.getTime() < SECOND_PASSAGE.a
        const attendu = double ? new Date(instant.getTime() - 3_600_000) : instant
        expect(instantParis(aParis(instant))).toEqual(attendu)
      }),
      600,
    )
  })
})
