import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lireAbsences, uneAbsence } from '#domain/agenda/absence.fixture'
import { unInstant, verifier } from '#domain/shared/proprietes.fixture'
import { lireMoment, lireTable } from '#domain/shared/table-markdown.fixture'
import { dateCivile, jourDeSemaine } from './date-civile.ts'
import { delaiContact } from '../prestation/commande.ts'
import { aParis, instantParis } from './heure-de-paris.ts'
import { estFerie } from './horaires.ts'

const UN_JOUR_MS = 86_400_000

const regles = lireTable('delai-contact', 'Exemples').map((rangee) => ({
  commande: rangee('Commande'),
  situation: rangee('Situation'),
  des: rangee('Appel dès le'),
  avant: rangee('Appel avant le'),
}))

const avecAbsences = lireTable('delai-contact', 'Avec des absences').map((rangee) => ({
  commande: rangee('Commande'),
  absences: rangee('Absences'),
  des: rangee('Appel dès le'),
  avant: rangee('Appel avant le'),
}))

describe('the delay before the technician calls', () => {
  it.each(avecAbsences)('past $absences ($commande): from $des to $avant', ({ commande, absences, des, avant }) => {
    const delai = delaiContact(instantParis(lireMoment(commande)), lireAbsences(absences))
    expect([delai.auPlusTot, delai.auPlusTard].map(aParis)).toEqual([des, avant].map(lireMoment))
  })

  it('ends although habits leave no working day', () => {
    const jamais = uneAbsence({ jours: [1, 2, 3, 4, 5], plage: null })
    const { auPlusTot, auPlusTard } = delaiContact(new Date('2026-11-25T09:00:00Z'), [jamais])
    // 400 days later is Thursday, 30 December 2027.
    expect([auPlusTot, auPlusTard]).toEqual([new Date('2028-01-03T08:00:00Z'), new Date('2028-01-04T08:00:00Z')])
  })

  it.each(regles)('$situation ($commande): from $des to $avant', ({ commande, des, avant }) => {
    const delai = delaiContact(instantParis(lireMoment(commande)))
    expect([delai.auPlusTot, delai.auPlusTard].map(aParis)).toEqual([des, avant].map(lireMoment))
  })

  it('keeps the hour on the wall across both clock changes', () => {
    expect(delaiContact(new Date('2027-03-26T09:00:00Z'))).toEqual({
      auPlusTot: new Date('2027-03-30T08:00:00Z'),
      auPlusTard: new Date('2027-03-31T08:00:00Z'),
    })
    expect(delaiContact(new Date('2027-10-29T14:00:00Z'))).toEqual({
      auPlusTot: new Date('2027-11-02T15:00:00Z'),
      auPlusTard: new Date('2027-11-03T15:00:00Z'),
    })
  })

  it('always falls on working days, while the office is open', () => {
    verifier(
      fc.property(unInstant(), (commandeLe) => {
        const { auPlusTot, auPlusTard } = delaiContact(commandeLe)
        for (const { date, minutes } of [auPlusTot, auPlusTard].map(aParis)) {
          expect(jourDeSemaine(date)).toBeLessThanOrEqual(5)
          expect(estFerie(date)).toBe(false)
          expect(minutes).toBeGreaterThanOrEqual(9 * 60)
          expect(minutes).toBeLessThanOrEqual(18 * 60)
        }
      }),
    )
  })

  it('leaves a full day first, ends after it begins, and never lasts beyond a long weekend', () => {
    verifier(
      fc.property(unInstant(), (commandeLe) => {
        const { auPlusTot, auPlusTard } = delaiContact(commandeLe)
        expect(auPlusTot.getTime() - commandeLe.getTime()).toBeGreaterThanOrEqual(UN_JOUR_MS)
        expect(auPlusTard.getTime()).toBeGreaterThan(auPlusTot.getTime())
        expect(auPlusTard.getTime() - commandeLe.getTime()).toBeLessThan(8 * UN_JOUR_MS)
      }),
    )
  })

  it('never lets a later order overtake an earlier one', () => {
    verifier(
      fc.property(unInstant(), unInstant(), (a, b) => {
        const [premiere, seconde] = a <= b ? [a, b] : [b, a]
        expect(delaiContact(premiere).auPlusTard.getTime()).toBeLessThanOrEqual(
          delaiContact(seconde).auPlusTard.getTime(),
        )
        const mercredis = [uneAbsence({ du: dateCivile(2020, 1, 1) })]
        expect(delaiContact(premiere, mercredis).auPlusTard.getTime()).toBeLessThanOrEqual(
          delaiContact(seconde, mercredis).auPlusTard.getTime(),
        )
      }),
    )
  })
})
