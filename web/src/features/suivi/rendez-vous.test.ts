import { describe, expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { PrestationId } from '#domain/prestation/reference'
import { aRepondre } from './a-faire.ts'
import { datesEnAttente, gestesPossibles } from './rendez-vous.ts'
import { uneDateReply, unePrestationReply } from './suivi.fixture.ts'

const apres = (heures: number): Date => new Date(UN_INSTANT.getTime() + heures * 3_600_000)

/** The visit of the fixture begins 96 hours after the order. */
const VEILLE = apres(72)

describe('datesEnAttente', () => {
  it('gives the dates that are still held, the first day first', () => {
    const tot = uneDateReply()
    const tard = uneDateReply({}, new Date('2026-11-26T09:00:00Z'))
    const prestation = unePrestationReply({ dates: [tard, tot, uneDateReply({ statut: 'remplace' })] })
    expect(datesEnAttente(prestation, UN_INSTANT)).toEqual([tot, tard])
    expect(datesEnAttente(prestation, apres(72))).toEqual([])
    expect(datesEnAttente({ ...prestation, statut: 'annulé' }, UN_INSTANT)).toEqual([])
  })
})

describe('gestesPossibles', () => {
  const convenue = unePrestationReply({ dates: [uneDateReply({ statut: 'accepte' })] })

  it('lets an agreed visit be moved and cancelled for free until 24 hours before', () => {
    expect(gestesPossibles(convenue, apres(71.9))).toMatchObject({ deplacer: 'libre', annuler: 'libre' })
    expect(gestesPossibles(convenue, VEILLE)).toMatchObject({ deplacer: 'tardif', annuler: 'tardif' })
    expect(gestesPossibles(convenue, apres(96))).toMatchObject({ deplacer: 'impossible', annuler: 'impossible' })
  })

  it('lets work that has begun be cancelled by a call alone', () => {
    expect(gestesPossibles({ ...convenue, statut: 'en_cours' }, apres(1))).toMatchObject({
      deplacer: 'libre',
      annuler: 'impossible',
    })
    expect(gestesPossibles(unePrestationReply({ statut: 'en_cours' }), apres(1)).annuler).toBe('impossible')
  })

  it('lets an order without a visit be cancelled, and nothing be moved', () => {
    expect(gestesPossibles(unePrestationReply(), apres(500))).toEqual({
      deplacer: 'impossible',
      annuler: 'libre',
      reprendre: [],
    })
  })

  it('offers the dates once refused or left aside, as long as they can be taken', () => {
    const refusee = uneDateReply({ statut: 'refuse', proposition: 2 })
    const prestation = unePrestationReply({
      dates: [uneDateReply({ statut: 'remplace' }), refusee],
    })
    expect(gestesPossibles(prestation, apres(10)).reprendre).toEqual([refusee])
    expect(gestesPossibles(prestation, VEILLE).reprendre).toEqual([])
  })

  it.each(['terminé', 'annulé'] as const)('leaves nothing to do once it is %s', (statut) => {
    expect(gestesPossibles({ ...convenue, statut }, UN_INSTANT)).toEqual({
      deplacer: 'impossible',
      annuler: 'impossible',
      reprendre: [],
    })
  })
})

describe('aRepondre', () => {
  it('puts the answer that is due first before the others, and leaves out what waits for nobody', () => {
    const presse = unePrestationReply({ dates: [uneDateReply({ expireLe: apres(10).toISOString() })] })
    const calme = unePrestationReply({ id: '01KAH0000000000000007K3QXB' as PrestationId, dates: [uneDateReply()] })
    expect(aRepondre([calme, unePrestationReply(), presse], apres(1))).toEqual([presse, calme])
  })
})
