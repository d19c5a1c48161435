import { describe, expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { uneDateReply, unePrestationReply } from '../../features/suivi/suivi.fixture.ts'
import { appeleeSansDate, attendUnAppel, estOuverte, rendezVousDe } from './rendez-vous.ts'

const plusTard = uneDateReply({}, new Date('2026-11-25T09:00:00Z'))
const plusTot = uneDateReply({}, new Date('2026-11-24T09:00:00Z'))

describe('the visit of a prestation in one line', () => {
  it('is the first of the dates that wait', () => {
    const prestation = unePrestationReply({ dates: [plusTard, plusTot] })
    expect(rendezVousDe(prestation, UN_INSTANT)).toEqual({ etat: 'propose', date: plusTot, nombre: 2 })
  })

  it('is the agreed one whatever else was offered', () => {
    const convenue = uneDateReply({ statut: 'accepte' })
    const prestation = unePrestationReply({ dates: [plusTard, convenue] })
    expect(rendezVousDe(prestation, UN_INSTANT)).toEqual({ etat: 'convenu', date: convenue })
  })

  it('is none once nobody answered in time', () => {
    const prestation = unePrestationReply({ dates: [plusTot] })
    expect(rendezVousDe(prestation, new Date(plusTot.expireLe))).toEqual({ etat: 'aucun' })
  })
})

describe('what a prestation waits for', () => {
  it('is a call as long as nothing was said of a date', () => {
    expect(attendUnAppel(unePrestationReply())).toBe(true)
    expect(attendUnAppel(unePrestationReply({ dates: [plusTot] }))).toBe(false)
    expect(attendUnAppel(unePrestationReply({ statut: 'annulé' }))).toBe(false)
  })

  it('is a first date once the owner has called', () => {
    const appelee = unePrestationReply({ appeleeLe: '2026-11-20T10:00:00.000Z' })
    expect([attendUnAppel(appelee), appeleeSansDate(appelee)]).toEqual([false, '2026-11-20T10:00:00.000Z'])
    expect(appeleeSansDate({ ...appelee, dates: [plusTot] })).toBeNull()
    expect(appeleeSansDate(unePrestationReply())).toBeNull()
  })

  it('is no date any more when the work is over', () => {
    expect([estOuverte({ statut: 'en_cours' }), estOuverte({ statut: 'terminé' })]).toEqual([true, false])
  })
})
