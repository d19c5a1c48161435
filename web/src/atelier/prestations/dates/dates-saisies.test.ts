import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { type DateSaisie, UNE_LIGNE } from './date-saisie.ts'
import {
  avecLigne,
  avecMoment,
  basculerMoment,
  estChoisi,
  momentDe,
  momentsAVenir,
  verifierDates,
} from './dates-saisies.ts'
import { DATE_TEXTS } from './texts.ts'

/** Noon in Paris. */
const MAINTENANT = new Date('2026-11-20T11:00:00Z')

const ligne = (cle: number, jour: string, heure: string): DateSaisie => ({ cle, jour, heure })

describe('the dates of a proposal, as typed', () => {
  it('are read by the clock of Paris', () => {
    expect(verifierDates([ligne(1, '2026-11-20', '14:01')], MAINTENANT)).toEqual(
      E.right([{ datePrestation: '2026-11-20', heurePrestation: '14:01' }]),
    )
  })

  it('are required, whole, and not before now', () => {
    const saisies = [ligne(1, '', ''), ligne(2, '2026-11-24', ''), ligne(3, '2026-11-20', '12:00')]
    expect(verifierDates(saisies, MAINTENANT)).toEqual(
      E.left({ 1: DATE_TEXTS.jourManquant, 2: DATE_TEXTS.heureManquante, 3: DATE_TEXTS.passee }),
    )
  })

  it('are not so near that their client could not agree on them any more, and nothing is asked about one that is', () => {
    const saisies = [ligne(1, '2026-11-20', '14:00'), ligne(2, '2026-11-21', '10:00')]
    expect(verifierDates(saisies, MAINTENANT)).toEqual(E.left({ 1: DATE_TEXTS.tropProche }))
    expect(momentsAVenir(saisies, MAINTENANT)).toHaveLength(1)
  })

  it('are no further ahead than 18 months, and nothing is asked about one that is', () => {
    const saisies = [ligne(1, '2028-05-20', '10:00'), ligne(2, '2126-11-24', '10:00')]
    expect(verifierDates(saisies, MAINTENANT)).toEqual(
      E.left({ 2: 'Choisissez une date dans les 18\u00a0mois à venir.' }),
    )
    expect(momentsAVenir(saisies, MAINTENANT).map(({ datePrestation }) => datePrestation)).toEqual(['2028-05-20'])
  })

  it('are refused when no calendar has them', () => {
    expect(verifierDates([ligne(1, '2026-02-30', '10:00')], MAINTENANT)).toEqual(E.left({ 1: DATE_TEXTS.dateInvalide }))
  })

  it('are three at most', () => {
    const trois = avecLigne(avecLigne(UNE_LIGNE))
    expect(trois.map(({ cle }) => cle)).toEqual([1, 2, 3])
    expect(avecLigne(trois)).toBe(trois)
  })

  it('take a suggestion in the first empty line, else in a new one', () => {
    const moment = momentDe(ligne(1, '2026-11-24', '09:00'))
    if (moment === null) throw new Error('not a moment')
    const une = avecMoment(UNE_LIGNE, moment)
    expect(une).toEqual([ligne(1, '2026-11-24', '09:00')])
    expect(avecMoment(une, moment)).toEqual([ligne(1, '2026-11-24', '09:00'), ligne(2, '2026-11-24', '09:00')])
  })

  it('take a suggestion in the place of the one that stood there unasked, and give it back at a second press', () => {
    const [un, autre] = [momentDe(ligne(1, '2026-11-24', '09:00')), momentDe(ligne(1, '2026-11-25', '09:00'))]
    if (un === null || autre === null) throw new Error('not a moment')
    const posees = avecMoment(UNE_LIGNE, un)
    const posee = posees[0] ?? null
    expect(basculerMoment(posees, autre, posee)).toEqual([ligne(1, '2026-11-25', '09:00')])
    expect(basculerMoment(posees, autre, null)).toEqual([...posees, ligne(2, '2026-11-25', '09:00')])
    expect([estChoisi(posees, un), estChoisi(posees, autre)]).toEqual([true, false])
    expect(basculerMoment(posees, un, posee)).toEqual(UNE_LIGNE)
  })
})
