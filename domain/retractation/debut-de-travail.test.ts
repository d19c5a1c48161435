import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import type { Siren } from '#domain/client/siren'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { delaiACourir } from './debut-de-travail.ts'

/** Ordered on 20 November 2026: the last day of the delay is 4 December. */
const delai = (jour: number, engagement: Partial<typeof SANS_ENGAGEMENT> = {}) =>
  delaiACourir({ creeLe: UN_INSTANT, engagement: { ...SANS_ENGAGEMENT, ...engagement } }, dateCivile(2026, 12, jour))

const FIN = dateCivile(2026, 12, 4)

describe('work that begins within the withdrawal delay', () => {
  it('is before its last day ends, unless the client asked for it', () => {
    expect([delai(1), delai(4), delai(5)]).toEqual([FIN, FIN, null])
    expect(delai(1, { debutAnticipeLe: UN_INSTANT.toISOString() })).toBeNull()
    expect(delai(1, { depannageUrgentLe: UN_INSTANT.toISOString() })).toBeNull()
  })

  it('is that of a consumer', () => {
    const acheteur = {
      type: 'professionnel',
      raisonSociale: 'Fromagerie du Lac',
      siren: '732829320' as Siren,
    } as const
    expect(delai(1, { acheteur })).toBeNull()
  })
})
