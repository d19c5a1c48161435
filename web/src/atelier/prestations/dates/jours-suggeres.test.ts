import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { uneDateReply } from '../../../features/suivi/suivi.fixture.ts'
import { joursSuggeres } from './jours-suggeres.ts'

/** Thursday, 24 December 2026: a holiday and a weekend follow. */
const MAINTENANT = new Date('2026-12-24T11:00:00Z')

type Lue = Parameters<typeof joursSuggeres>[0]

const suggerer = (lue: Partial<Lue>, depuis = 0, combien = 3) =>
  joursSuggeres({ souhaits: [], creneauPrefere: 'apres-midi', dates: [], ...lue }, MAINTENANT, depuis, combien).map(
    (moments) => moments.map(({ datePrestation, heurePrestation }) => `${datePrestation} ${heurePrestation}`),
  )

describe('the days that would suit a client', () => {
  it('are never so near that the client could not accept them any more', () => {
    const lundiSoir = new Date('2026-11-23T18:00:00Z')
    const [mardi] = joursSuggeres({ souhaits: [], creneauPrefere: 'matin', dates: [] }, lundiSoir, 0, 1)
    expect(mardi?.map(({ heurePrestation }) => heurePrestation)).toEqual(['10:00'])
  })

  it('are the next working days, from the hour of the order on', () => {
    expect(suggerer({})).toEqual([
      ['2026-12-28 14:00', '2026-12-28 15:00', '2026-12-28 16:00'],
      ['2026-12-29 14:00', '2026-12-29 15:00', '2026-12-29 16:00'],
      ['2026-12-30 14:00', '2026-12-30 15:00', '2026-12-30 16:00'],
    ])
  })

  it('begin with the wishes of the client that are to come, once each', () => {
    const souhaits = [
      { date: dateCivile(2026, 12, 24), creneau: 'matin' } as const,
      { date: dateCivile(2026, 12, 29), creneau: 'flexible' } as const,
    ]
    expect(suggerer({ souhaits, creneauPrefere: 'midi' })).toEqual([
      ['2026-12-29 09:00', '2026-12-29 11:00', '2026-12-29 14:00'],
      ['2026-12-28 12:00', '2026-12-28 13:00'],
      ['2026-12-30 12:00', '2026-12-30 13:00'],
    ])
  })

  it('go on with the working days that follow, as far ahead as visits are proposed', () => {
    const jours = suggerer({ creneauPrefere: 'matin' }, 3).map(([premier]) => premier)
    expect(jours).toEqual(['2026-12-31 08:00', '2027-01-04 08:00', '2027-01-05 08:00'])
    expect(suggerer({}, 5_000)).toEqual([])
  })

  it('leave out what the client was offered already', () => {
    const offerte = uneDateReply({ statut: 'propose' }, new Date('2026-12-28T13:00:00Z'))
    expect(suggerer({ dates: [offerte] }, 0, 1)).toEqual([['2026-12-28 15:00', '2026-12-28 16:00']])
  })
})
