import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { unInstant, verifier } from '#domain/shared/proprietes.fixture'
import {
  type Compteur,
  compterCourriel,
  compterEssai,
  type Frein,
  FREIN_ADRESSE,
  FREIN_AVIS_DE_RESEAU,
  FREIN_COMPTE,
  FREIN_REINITIALISATION,
  FREIN_REINITIALISATION_ADRESSE,
} from './frein.ts'
import { rendreEssai } from './frein.ts'

const DEBUT = new Date('2026-11-20T09:00:00Z')
const MINUTE = 60_000

const apres = (ms: number): Date => new Date(DEBUT.getTime() + ms)

/** The wait in seconds of attempts at these ms after the beginning; 0 when one is let through. */
const attentesDe = (compter: typeof compterCourriel, instants: readonly number[]): readonly number[] => {
  let compteur: Compteur | null = null
  return instants.map((ms) => {
    const essai = compter(compteur, apres(ms))
    if (E.isLeft(essai)) return essai.left.attendreS
    compteur = essai.right
    return 0
  })
}

const attentes = (frein: Frein, instants: readonly number[]): readonly number[] =>
  attentesDe((compteur, instant) => compterEssai(frein, compteur, instant), instants)

const fois = (nombre: number, ms: number): readonly number[] => Array.from({ length: nombre }, () => ms)

const passes = (frein: Frein, instants: readonly number[]): readonly number[] =>
  instants.filter((_, rang) => attentes(frein, instants)[rang] === 0)

describe('the brake on failed logins', () => {
  it('lets five attempts through, then says to wait a minute', () => {
    expect(attentes(FREIN_COMPTE, fois(7, 0))).toEqual([0, 0, 0, 0, 0, 60, 60])
  })

  it('counts the seconds that are left, rounded up', () => {
    expect(attentes(FREIN_COMPTE, [...fois(5, 0), 30_500, 59_999, MINUTE])).toEqual([0, 0, 0, 0, 0, 30, 1, 0])
  })

  it('doubles the wait after each attempt, and never asks for more than a quarter of an hour', () => {
    const auxLimites = [0, 1, 3, 7, 15].map((minute) => minute * MINUTE)
    const justeApres = auxLimites.flatMap((ms) => [ms, ms])
    const obtenues = attentes(FREIN_COMPTE, [...fois(4, 0), ...justeApres])
    expect(obtenues.slice(4)).toEqual([0, 60, 0, 120, 0, 240, 0, 480, 0, 900])
  })

  it('forgets after a quarter of an hour of silence', () => {
    expect(attentes(FREIN_COMPTE, [...fois(5, 0), ...fois(6, 15 * MINUTE)])).toEqual([...fois(10, 0), 60])
  })

  it('lets fifty through from one address', () => {
    expect(attentes(FREIN_ADRESSE, fois(51, 0))).toEqual([...fois(50, 0), 60])
  })

  it('tells of a new network once an hour', () => {
    expect(attentes(FREIN_AVIS_DE_RESEAU, [0, 0, 60 * MINUTE - 1, 60 * MINUTE, 60 * MINUTE])).toEqual([
      0, 3_600, 1, 0, 3_600,
    ])
  })

  it('never makes anybody wait longer than its silence, whatever came before', () => {
    verifier(
      fc.property(unInstant(), fc.nat(1_000), unInstant(), (dernierLe, essais, instant) => {
        const essai = compterEssai(FREIN_COMPTE, { essais, dernierLe }, instant)
        const attendreS = E.isLeft(essai) ? essai.left.attendreS : 0
        const enfin = compterEssai(FREIN_COMPTE, { essais, dernierLe }, new Date(instant.getTime() + attendreS * 1_000))
        expect(attendreS).toBeLessThanOrEqual(FREIN_COMPTE.oubliMs / 1_000)
        expect(attendreS === 0 || instant < dernierLe || E.isRight(enfin)).toBe(true)
      }),
    )
  })

  it('lets free attempts through though another instance is ahead of this clock', () => {
    const enAvance = { essais: 2, dernierLe: apres(1_500) }
    expect(compterEssai(FREIN_COMPTE, enAvance, DEBUT)).toEqual(E.right({ essais: 3, dernierLe: DEBUT }))
  })

  it('asks for no longer wait because another instance is ahead of this clock', () => {
    const enAvance = { essais: 5, dernierLe: apres(1_500) }
    expect(compterEssai(FREIN_COMPTE, enAvance, DEBUT)).toEqual(E.left({ _tag: 'TropDEssais', attendreS: 60 }))
  })

  it('forgets what a clock noted that was wrong by days', () => {
    const faux = { essais: 500, dernierLe: apres(86_400_000) }
    expect(compterEssai(FREIN_COMPTE, faux, DEBUT)).toEqual(E.right({ essais: 1, dernierLe: DEBUT }))
  })
})

describe('the brake on resets', () => {
  it('lets at most five through in any hour', () => {
    verifier(
      fc.property(fc.array(fc.nat(6 * 60), { maxLength: 60 }), (minutes) => {
        const instants = minutes.toSorted((a, b) => a - b).map((minute) => minute * MINUTE)
        const comptes = passes(FREIN_REINITIALISATION, instants)
        const parHeure = comptes.map((ms) => comptes.filter((autre) => autre >= ms && autre < ms + 60 * MINUTE).length)
        expect(Math.max(0, ...parHeure)).toBeLessThanOrEqual(5)
      }),
    )
  })

  it('makes the sixth wait an hour', () => {
    const instants = [...fois(6, 0), ...fois(6, 60 * MINUTE)]
    expect(attentes(FREIN_REINITIALISATION, instants)).toEqual([0, 0, 0, 0, 0, 3_600, 0, 0, 0, 0, 0, 3_600])
  })

  it('lets thirty through from one network in any hour', () => {
    const instants = [...fois(31, 0), 60 * MINUTE - 1, 60 * MINUTE, 60 * MINUTE]
    expect(attentes(FREIN_REINITIALISATION_ADRESSE, instants)).toEqual([...fois(30, 0), 3_600, 1, 0, 0])
  })
})

describe('the brake on mails to one address', () => {
  const HEURE = 60 * MINUTE

  it('lets ten through at once, and the eleventh six minutes later', () => {
    expect(attentesDe(compterCourriel, [...fois(11, 0), 5.5 * MINUTE, 6 * MINUTE, 6 * MINUTE])).toEqual([
      ...fois(10, 0),
      360,
      30,
      0,
      360,
    ])
  })

  it('counts the seconds to wait to the last begun', () => {
    expect(attentesDe(compterCourriel, [...fois(11, 0), 999, 1_000]).slice(10)).toEqual([360, 360, 359])
  })

  it('begins anew with a mail that comes when all have faded', () => {
    expect(compterCourriel({ essais: 2, dernierLe: DEBUT }, apres(13 * MINUTE))).toEqual(
      E.right({ essais: 1, dernierLe: apres(13 * MINUTE) }),
    )
  })

  it('lets ten more through after an hour', () => {
    expect(attentesDe(compterCourriel, [...fois(10, 0), ...fois(11, HEURE)])).toEqual([...fois(20, 0), 360])
  })

  it('never holds mails that come steadily, eleven in ten hours or ten in each', () => {
    const toutes = (minutes: number, nombre: number) =>
      Array.from({ length: nombre }, (_, rang) => rang * minutes * MINUTE)
    for (const instants of [toutes(55, 11), toutes(6, 100)]) {
      expect(attentesDe(compterCourriel, instants)).toEqual(instants.map(() => 0))
    }
  })

  it('loses nothing of what was fading when a mail comes in between', () => {
    const bientot = [...fois(9, 0), 5 * MINUTE, 6 * MINUTE, 11 * MINUTE, 12 * MINUTE]
    expect(attentesDe(compterCourriel, bientot)).toEqual([...fois(11, 0), 60, 0])
  })

  it('holds a mail only after ten others in the hour, and lets no more than twenty through in any', () => {
    verifier(
      fc.property(fc.array(fc.nat(180), { maxLength: 80 }), (minutes) => {
        const instants = minutes.toSorted((a, b) => a - b).map((minute) => minute * MINUTE)
        const essais = attentesDe(compterCourriel, instants)
        const partis = instants.filter((_, rang) => essais[rang] === 0)
        for (const [rang, ms] of instants.entries()) {
          const dansLHeure = partis.filter((autre) => autre > ms - HEURE && autre <= ms).length
          expect(dansLHeure).toBeLessThanOrEqual(20)
          expect(essais[rang] === 0 || dansLHeure >= 10).toBe(true)
        }
      }),
    )
  })

  it('forgets what a clock noted that was an hour ahead, and counts what one a little ahead noted', () => {
    const note = (ms: number) => compterCourriel({ essais: 9, dernierLe: apres(ms) }, DEBUT)
    expect(note(HEURE)).toEqual(E.right({ essais: 1, dernierLe: DEBUT }))
    expect(note(1_500)).toEqual(E.right({ essais: 10, dernierLe: apres(1_500) }))
  })
})

describe('an attempt taken back', () => {
  it('leaves the counter as if it had not been', () => {
    const avant = { essais: 3, dernierLe: DEBUT }
    const compte = compterEssai(FREIN_ADRESSE, avant, DEBUT)
    expect(E.isRight(compte) && rendreEssai(compte.right, DEBUT)).toEqual(avant)
  })

  it('never makes a counter negative, nor one that was forgotten meanwhile', () => {
    expect(rendreEssai({ essais: 0, dernierLe: DEBUT }, DEBUT)).toEqual({ essais: 0, dernierLe: DEBUT })
    expect(rendreEssai(null, DEBUT)).toEqual({ essais: 0, dernierLe: DEBUT })
  })

  it('is free again', () => {
    const plein = { essais: 5, dernierLe: DEBUT }
    expect(compterEssai(FREIN_COMPTE, rendreEssai(plein, DEBUT), DEBUT)).toEqual(E.right(plein))
  })
})
