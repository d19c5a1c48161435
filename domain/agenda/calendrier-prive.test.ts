import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { UN_INSTANT } from '../prestation/prestation.fixture.ts'
import {
  adresseAbregee,
  type CalendrierPrive,
  estALire,
  LECTURE_MINUTES,
  occupationsDe,
  parseAdresseDeCalendrier,
  periodeLue,
} from './calendrier-prive.ts'

const enMinutes = (minutes: number): Date => new Date(UN_INSTANT.getTime() + minutes * 60_000)

const heures = (...de: readonly (readonly [number, number])[]) =>
  de.map(([debut, fin]) => ({ debut: enMinutes(debut * 60), fin: enMinutes(fin * 60) }))

describe('the address of a private calendar', () => {
  it.each([
    ['https://agenda.example/prive/secret.ics', 'https://agenda.example/prive/secret.ics'],
    ['  webcal://P12-Agenda.Example/published/2/AbC?x=1 ', 'https://p12-agenda.example/published/2/AbC?x=1'],
    ['HTTPS://agenda.example:8443?cle=Secret', 'https://agenda.example:8443?cle=Secret'],
    ['webcals://agenda.example/a', 'https://agenda.example/a'],
    [`https://agenda.example/${'a'.repeat(1_977)}`, `https://agenda.example/${'a'.repeat(1_977)}`],
  ])('%s is read as %s', (saisie, lue) => {
    expect(parseAdresseDeCalendrier(saisie)).toEqual(E.right(lue))
    expect(parseAdresseDeCalendrier(lue)).toEqual(E.right(lue))
  })

  it.each([
    '',
    'agenda.example/a.ics',
    'http://agenda.example/a.ics',
    'ftp://agenda.example/a.ics',
    'file:///etc/passwd',
    'https://agenda.example',
    'https:///a.ics',
    'https://nom:secret@agenda.example/a.ics',
    'https://agenda.example\\@interne/a.ics',
    'https://agenda.example/a b.ics',
    `https://agenda.example/${'a'.repeat(1_978)}`,
  ])('%s is refused', (saisie) => {
    expect(E.isLeft(parseAdresseDeCalendrier(saisie))).toBe(true)
  })

  it('is shown by its host alone', () => {
    expect(adresseAbregee('https://agenda.example/prive/secret.ics')).toBe('agenda.example/…')
    expect(adresseAbregee('https://agenda.example?cle=secret')).toBe('agenda.example/…')
  })
})

describe('a private calendar is read', () => {
  const calendrier: CalendrierPrive = {
    adresse: 'https://agenda.example/a',
    poseLe: UN_INSTANT,
    luLe: null,
    echec: null,
    occupations: [],
  }
  const echoue = (le: Date) => ({ le, raison: 'delai' as const })

  it('when it never was, and a quarter of an hour after the last attempt, whatever came of it', () => {
    expect(estALire(calendrier, UN_INSTANT)).toBe(true)
    for (const essai of [{ luLe: UN_INSTANT }, { echec: echoue(UN_INSTANT) }]) {
      expect(estALire({ ...calendrier, ...essai }, enMinutes(LECTURE_MINUTES - 0.001))).toBe(false)
      expect(estALire({ ...calendrier, ...essai }, enMinutes(LECTURE_MINUTES))).toBe(true)
    }
    const lu = { ...calendrier, luLe: UN_INSTANT, echec: echoue(enMinutes(15)) }
    expect([estALire(lu, enMinutes(29)), estALire(lu, enMinutes(30))]).toEqual([false, true])
  })

  it('when the clock was set back', () => {
    for (const plusTard of [600, 1 / 60_000])
      expect(estALire({ ...calendrier, luLe: enMinutes(plusTard) }, UN_INSTANT)).toBe(true)
  })
})

describe('busy times', () => {
  const periode = { debut: enMinutes(0), fin: enMinutes(24 * 60) }

  it('are in order, joined where they meet, and within their period', () => {
    const lues = heures([10, 12], [-5, 1], [11, 13], [13, 14], [15, 16], [15, 15.5], [23, 30], [30, 40], [-9, 0])
    expect(occupationsDe(lues, periode)).toEqual(heures([0, 1], [10, 14], [15, 16], [23, 24]))
  })

  it('take some time', () => {
    expect(occupationsDe(heures([10, 10], [12, 11]), periode)).toEqual([])
  })

  it('are kept as far as dates are proposed, and for the week under way', () => {
    const { debut, fin } = periodeLue(UN_INSTANT)
    expect([debut, fin]).toEqual([enMinutes(-7 * 1440), enMinutes(550 * 1440)])
  })
})
