import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { dateCivile, plusJours } from '#domain/calendrier/date-civile'
import { instantParis } from '#domain/calendrier/heure-de-paris'
import { INTERVENTIONS, plageDuJour } from '#domain/calendrier/horaires'
import { verifier } from '#domain/shared/proprietes.fixture'
import { lireMoment, lireTable } from '#domain/shared/table-markdown.fixture'
import { lireAbsence, uneAbsence } from './absence.fixture.ts'
import {
  absencesPendant,
  indisponibilitesDuJour,
  indisponibilitesPendant,
  NOTE_D_ABSENCE_MAX,
  parseAbsence,
  periodesDAbsence,
  plagesAbsentes,
  plagesRestantes,
} from './absence.ts'

const MERCREDI = dateCivile(2026, 11, 25)

const heures = (cellule: string): readonly object[] =>
  cellule === 'rien'
    ? []
    : cellule.split(' et ').map((plage) => {
        const [de = 0, a = 0] = [...plage.matchAll(/(\d+) h/g)].map(([, heure]) => Number(heure) * 60)
        return { de, a }
      })

const restes = lireTable('absences', 'Ce qui reste d’un jour').map((rangee) => ({
  absence: rangee('Absence'),
  jour: rangee('Jour'),
  reste: rangee('Reste'),
}))

const refus = lireTable('absences', 'Ce qui ne s’écrit pas').map((rangee) => ({
  absence: rangee('Absence'),
  raison: rangee('Refus'),
}))

const visites = lireTable('absences', 'Une date dans une absence').map((rangee) => ({
  absence: rangee('Absence'),
  visite: rangee('Visite'),
  duree: rangee('Durée'),
  libre: rangee('Se propose') === 'oui',
}))

describe('time off', () => {
  it.each(restes)('$absence leaves of $jour: $reste', ({ absence, jour, reste }) => {
    const lue = lireAbsence(absence)
    expect(parseAbsence(lue)).toEqual(E.right(lue))
    const { date } = lireMoment(jour)
    expect(plagesRestantes(plageDuJour(INTERVENTIONS, date), [lue], date)).toEqual(heures(reste))
  })

  it.each(refus)('$absence is refused: $raison', ({ absence, raison }) => {
    expect(parseAbsence(lireAbsence(absence))).toEqual(E.left({ _tag: 'AbsenceInvalide', raison }))
  })

  it('has real days of the week, in order, and a note that is no book', () => {
    for (const jours of [[0], [8], [1.5], [3, 3]])
      expect(parseAbsence(uneAbsence({ jours }))).toEqual(E.left({ _tag: 'AbsenceInvalide', raison: 'jours' }))
    expect(parseAbsence(uneAbsence({ jours: [5, 3] }))).toEqual(E.right(uneAbsence({ jours: [3, 5] })))
    const note = 'a'.repeat(NOTE_D_ABSENCE_MAX + 1)
    expect(parseAbsence(uneAbsence({ note }))).toEqual(E.left({ _tag: 'AbsenceInvalide', raison: 'note' }))
  })

  it.each(visites)('$absence lets a visit of $duree on $visite be proposed: $libre', (ligne) => {
    const debut = instantParis(lireMoment(ligne.visite))
    const fin = new Date(debut.getTime() + Number.parseInt(ligne.duree) * 3_600_000)
    const absences = [lireAbsence(ligne.absence)]
    expect(absencesPendant(absences, { debut, fin }).length === 0).toBe(ligne.libre)
    expect(indisponibilitesPendant({ absences, occupations: [] }, { debut, fin }).length === 0).toBe(ligne.libre)
  })

  it('has hours between midnight and midnight', () => {
    const issue = (de: number, a: number) => parseAbsence(uneAbsence({ plage: { de, a } }))
    for (const [de, a] of [
      [0, 1440],
      [1439, 1440],
    ] as const)
      expect(issue(de, a)).toEqual(E.right(uneAbsence({ plage: { de, a } })))
    for (const [de, a] of [
      [-1, 1440],
      [0, 1441],
      [0.5, 1440],
      [0, 1439.5],
    ] as const)
      expect(issue(de, a)).toEqual(E.left({ _tag: 'AbsenceInvalide', raison: 'heures' }))
  })

  it('lasts three years of leap years at most', () => {
    const jusquA = (jours: number) => uneAbsence({ jours: [], au: plusJours(MERCREDI, jours) })
    expect(parseAbsence(jusquA(1098))).toEqual(E.right(jusquA(1098)))
    expect(parseAbsence(jusquA(1099))).toEqual(E.left({ _tag: 'AbsenceInvalide', raison: 'trop_longue' }))
  })

  it('of one day is joined where it touches or overlaps', () => {
    const le = (de: number, a: number) => uneAbsence({ plage: { de, a } })
    expect(plagesAbsentes([le(600, 660), le(480, 540), le(540, 570), le(650, 700)], MERCREDI)).toEqual([
      { de: 480, a: 570 },
      { de: 600, a: 700 },
    ])
  })

  it('never leaves more than the opening, nor a minute that is taken', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const plage = fc.tuple(minute, fc.integer({ min: 1, max: 600 })).map(([de, duree]) => ({
      de,
      a: Math.min(1440, de + duree),
    }))
    verifier(
      fc.property(plage, fc.array(plage, { maxLength: 5 }), (ouverture, prises) => {
        const absences = prises.map((prise) => uneAbsence({ plage: prise }))
        const laissees = plagesRestantes(ouverture, absences, MERCREDI)
        for (let une = 0; une < 1440; une += 7) {
          const dans = ({ de, a }: { readonly de: number; readonly a: number }) => de <= une && une < a
          expect(laissees.some(dans)).toBe(dans(ouverture) && !prises.some(dans))
        }
      }),
    )
  })

  it('is a period of its own after each day in between', () => {
    const paris = (jour: number, mois = 12) => instantParis({ date: dateCivile(2026, mois, jour), minutes: 0 })
    const habitude = uneAbsence({ du: MERCREDI, au: null, jours: [3, 4], plage: null })
    expect(periodesDAbsence([habitude], MERCREDI, dateCivile(2026, 12, 10))).toEqual([
      { id: habitude.id, debut: paris(25, 11), fin: paris(27, 11) },
      { id: habitude.id, debut: paris(2), fin: paris(4) },
      { id: habitude.id, debut: paris(9), fin: paris(11) },
    ])
  })

  it('keeps the hour on the wall when clocks change', () => {
    const dimanche = dateCivile(2027, 3, 28)
    const nuit = uneAbsence({ du: dimanche, au: dimanche, jours: [], plage: null })
    const [une] = absencesPendant([nuit], {
      debut: instantParis({ date: dimanche, minutes: 0 }),
      fin: instantParis({ date: plusJours(dimanche, 1), minutes: 0 }),
    })
    expect([une?.debut, une?.fin]).toEqual([new Date('2027-03-27T23:00:00Z'), new Date('2027-03-28T22:00:00Z')])
  })
})

describe('what keeps the owner from visits on a day', () => {
  it('is nothing as a rule', () => {
    expect(indisponibilitesDuJour({ absences: [], occupations: [] }, MERCREDI)).toEqual([])
  })

  it('are absences with their note, and busy times of a private calendar without a word, cut at midnight', () => {
    const occupations = [
      { debut: new Date('2026-11-24T22:00:00Z'), fin: new Date('2026-11-25T08:30:00Z') },
      { debut: new Date('2026-11-25T08:00:00Z'), fin: new Date('2026-11-25T09:00:00Z') },
      { debut: new Date('2026-11-26T08:00:00Z'), fin: new Date('2026-11-26T09:00:00Z') },
    ]
    const absence = uneAbsence()
    expect(indisponibilitesDuJour({ absences: [absence], occupations }, MERCREDI)).toEqual([
      { source: 'absence', id: absence.id, note: absence.note, plage: absence.plage },
      { source: 'calendrier', id: null, note: '', plage: { de: 0, a: 600 } },
    ])
  })
})
