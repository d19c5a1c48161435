import { describe, expect, it } from 'vitest'
import { echeance } from './echeance.ts'

/** Friday 20 November 2026, 15 h in Paris. */
const MAINTENANT = new Date('2026-11-20T14:00:00Z')

const dans = (minutes: number) => {
  const { duree, horloge } = echeance(new Date(MAINTENANT.getTime() + minutes * 60_000), MAINTENANT)
  return `${duree}, ${horloge}`.replaceAll(/[\u00a0\u202f]/g, ' ')
}

describe('a deadline in words', () => {
  it.each([
    [25, 'Encore 25 min, avant 15 h 25'],
    [150, 'Encore 2 h 30, avant 17 h 30'],
    [18 * 60, 'Encore 18 h, avant demain à 9 h'],
    [67 * 60, 'Encore 2 jours, avant le 23/11 à 10 h'],
    [-1, 'En retard de 1 min, depuis 14 h 59'],
    [-20 * 60, 'En retard de 20 h, depuis hier à 19 h'],
    [-72 * 60, 'En retard de 3 jours, depuis le 17/11 à 15 h'],
    [60 * 24 * 60, 'Encore 60 jours, avant le 19/01/2027 à 15 h'],
  ])('%i minutes away is « %s »', (minutes, mots) => {
    expect(dans(minutes)).toBe(mots)
  })
})
