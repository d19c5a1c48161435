import { describe, expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { uneDateReply, UN_RENDEZ_VOUS } from '../suivi/suivi.fixture.ts'
import { dateChoisie, datesAuChoix, reponseDe, vueDe } from './decision.ts'

const LENDEMAIN = new Date(UN_RENDEZ_VOUS.getTime() + 86_400_000)
const TROP_TARD = new Date(UN_RENDEZ_VOUS.getTime() - 86_400_000)

type Statut = ReturnType<typeof uneDateReply>['statut']

/** The date of the link, and another of the same proposal a day later. */
const proposition = (statut: Statut, autre: Statut) => ({
  date: uneDateReply({ statut }),
  autres: [uneDateReply({ statut: autre }, LENDEMAIN)],
})

describe('the dates to choose from', () => {
  it('are those that may still be agreed upon, the first day first', () => {
    const { date, autres } = proposition('propose', 'ecarte')
    expect(datesAuChoix({ date: autres[0] ?? date, autres: [date] }).map(({ debut }) => debut)).toEqual([
      UN_RENDEZ_VOUS.toISOString(),
      LENDEMAIN.toISOString(),
    ])
    expect(datesAuChoix(proposition('propose', 'expire'))).toHaveLength(1)
  })
})

describe('the link of a date that ran out', () => {
  it('offers the dates that are left, and takes the first of them', () => {
    const lue = proposition('expire', 'propose')
    expect(datesAuChoix(lue)).toEqual(lue.autres)
    expect(dateChoisie(lue, lue.date.id)).toBe(lue.autres[0])
    expect(vueDe(lue, 'accepter', false, UN_INSTANT)).toBe('formulaire')
  })

  it('shows what was answered to the others', () => {
    expect(vueDe(proposition('expire', 'accepte'), 'accepter', false, UN_INSTANT)).toBe('acceptee')
    expect(vueDe(proposition('expire', 'refuse'), 'refuser', false, UN_INSTANT)).toBe('refusee')
  })
})

describe('the answer so far', () => {
  it('is the date agreed upon, be it another than that of the link', () => {
    expect(reponseDe(proposition('propose', 'propose'))).toBeNull()
    expect(reponseDe(proposition('ecarte', 'accepte'))).toMatchObject({
      genre: 'acceptee',
      date: { statut: 'accepte' },
    })
    expect(reponseDe(proposition('refuse', 'refuse'))).toMatchObject({ genre: 'refusee' })
  })
})

describe('what the page shows', () => {
  const vue = (statut: Statut, autre: Statut, action: 'accepter' | 'refuser', repondu = false, instant = UN_INSTANT) =>
    vueDe(proposition(statut, autre), action, repondu, instant)

  it('is the form while nobody answered', () => {
    expect(vue('propose', 'propose', 'accepter')).toBe('formulaire')
    expect(vue('propose', 'propose', 'refuser')).toBe('formulaire')
  })

  it('is the recorded answer when it is that of the link', () => {
    expect(vue('accepte', 'ecarte', 'accepter')).toBe('acceptee')
    expect(vue('refuse', 'refuse', 'refuser')).toBe('refusee')
  })

  it('is the form when the link says something else, so that the answer can be changed', () => {
    expect(vue('accepte', 'ecarte', 'refuser')).toBe('formulaire')
    expect(vue('refuse', 'refuse', 'accepter')).toBe('formulaire')
    expect(vue('ecarte', 'accepte', 'accepter')).toBe('formulaire')
  })

  it('is the answer just given, whichever date it is about', () => {
    expect(vue('ecarte', 'accepte', 'accepter', true)).toBe('acceptee')
  })

  it('is the recorded answer from 24 hours before', () => {
    expect(vue('accepte', 'ecarte', 'refuser', false, TROP_TARD)).toBe('acceptee')
    expect(vue('refuse', 'refuse', 'accepter', false, TROP_TARD)).toBe('refusee')
  })
})
