import { describe, expect, it } from 'vitest'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { verifierSouhaits } from './souhaits-saisis.ts'

const AUJOURD_HUI = '2026-11-20' as DateCivile

describe('verifierSouhaits', () => {
  it('lets somebody wish nothing', () => {
    expect(verifierSouhaits([], AUJOURD_HUI)).toMatchObject({ right: [] })
  })

  it('sends the moments as they were chosen', () => {
    const saisis = [{ cle: 1, jour: '2026-11-21', creneau: 'matin' as const }]
    expect(verifierSouhaits(saisis, AUJOURD_HUI)).toMatchObject({ right: [{ date: '2026-11-21', creneau: 'matin' }] })
  })

  it('names each moment at fault', () => {
    const saisis = [
      { cle: 4, jour: '', creneau: 'matin' as const },
      { cle: 5, jour: '2026-11-20', creneau: 'midi' as const },
      { cle: 6, jour: '2028-05-20', creneau: 'midi' as const },
      { cle: 7, jour: '2028-05-21', creneau: 'midi' as const },
    ]
    expect(verifierSouhaits(saisis, AUJOURD_HUI)).toMatchObject({
      left: {
        4: 'Indiquez le jour, ou retirez ce moment.',
        5: 'Choisissez un jour à partir de demain.',
        7: 'Choisissez un jour dans les 18\u00a0mois à venir.',
      },
    })
  })
})
