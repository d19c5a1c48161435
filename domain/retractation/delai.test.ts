import { describe, expect, it } from 'vitest'
import { estDansLeDelaiDeRetractation, finDeRetractation } from './delai.ts'

describe('the withdrawal delay', () => {
  it.each([
    ['2026-11-19T09:00:00Z', '2026-12-03', 'the fourteenth day after the order'],
    ['2026-11-18T23:30:00Z', '2026-12-03', 'counted from the day of the order in Paris'],
    ['2026-11-21T09:00:00Z', '2026-12-07', 'a Saturday moves to Monday'],
    ['2026-11-22T09:00:00Z', '2026-12-07', 'a Sunday moves to Monday'],
    ['2026-12-11T09:00:00Z', '2026-12-28', 'Christmas on a Friday moves over the weekend'],
    ['2027-03-14T09:00:00Z', '2027-03-30', 'Easter Sunday moves over its Monday'],
  ])('of an order of %s ends on %s: %s', (commandeLe, fin) => {
    expect(finDeRetractation(new Date(commandeLe))).toBe(fin)
  })

  it('holds until the last minute of its last day', () => {
    const dedans = (debut: string) => estDansLeDelaiDeRetractation(new Date('2026-11-19T09:00:00Z'), new Date(debut))
    expect([dedans('2026-12-03T22:59:00Z'), dedans('2026-12-03T23:00:00Z')]).toEqual([true, false])
  })
})
