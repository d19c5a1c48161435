import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { suggestions } from './suggestions.ts'

/** Thursday, 24 December 2026: a holiday and a weekend follow. */
const MAINTENANT = new Date('2026-12-24T11:00:00Z')

describe('the moments that suit a client', () => {
  it('are the next working days at the hour of the order', () => {
    expect(suggestions({ souhaits: [], creneauPrefere: 'apres-midi' }, MAINTENANT)).toEqual([
      { datePrestation: '2026-12-28', heurePrestation: '14:00' },
      { datePrestation: '2026-12-29', heurePrestation: '14:00' },
      { datePrestation: '2026-12-30', heurePrestation: '14:00' },
    ])
  })

  it('are the wishes of the client as long as they are to come', () => {
    const souhaits = [
      { date: dateCivile(2026, 12, 24), creneau: 'matin' } as const,
      { date: dateCivile(2026, 12, 26), creneau: 'flexible' } as const,
    ]
    expect(suggestions({ souhaits, creneauPrefere: 'matin' }, MAINTENANT)).toEqual([
      { datePrestation: '2026-12-26', heurePrestation: '09:00' },
    ])
    expect(suggestions({ souhaits, creneauPrefere: 'matin' }, MAINTENANT, 1)).toHaveLength(3)
  })

  it('go on with the working days that follow', () => {
    const suite = suggestions({ souhaits: [], creneauPrefere: 'matin' }, MAINTENANT, 1)
    expect(suite.map(({ datePrestation }) => datePrestation)).toEqual(['2026-12-31', '2027-01-04', '2027-01-05'])
  })
})
