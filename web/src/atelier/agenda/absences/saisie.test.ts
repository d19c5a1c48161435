import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { dateCivile } from '#domain/calendrier/date-civile'
import { lireSaisie, SAISIE_VIDE, saisieDe } from './saisie.ts'
import { ABSENCES_TEXTS, absenceEnMots, visiteEnMots } from './texts.ts'

const MERCREDIS = {
  id: 'A',
  du: dateCivile(2026, 11, 25),
  au: null,
  jours: [3],
  de: '14:00',
  a: '18:00',
  note: 'Piscine',
  passee: false,
}

const simple = (texte: string): string => texte.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('what is typed of an absence', () => {
  it('becomes what is sent, and back', () => {
    const { id: _, passee: __, ...envoyee } = MERCREDIS
    expect(lireSaisie(saisieDe(MERCREDIS))).toEqual(E.right(envoyee))
    const jour = { ...envoyee, au: envoyee.du, jours: [], de: null, a: null }
    expect(lireSaisie({ ...SAISIE_VIDE, du: '2026-11-25', note: 'Piscine' })).toEqual(E.right(jour))
  })

  it.each([
    [{}, { du: ABSENCES_TEXTS.duManquant }],
    [{ du: '2026-11-25', au: '2026-11-24' }, { au: ABSENCES_TEXTS.finAvantDebut }],
    [{ du: '2026-11-25', genre: 'semaine' as const }, { jours: ABSENCES_TEXTS.joursManquants }],
    [{ du: '2026-11-26', au: '2026-11-27', genre: 'semaine' as const, jours: [3] }, { jours: ABSENCES_TEXTS.jamais }],
    [{ du: '2026-11-25', journee: false, de: '18:00', a: '14:00' }, { a: ABSENCES_TEXTS.heuresManquantes }],
    [{ du: '2026-11-25', journee: false, de: '' }, { a: ABSENCES_TEXTS.heuresManquantes }],
  ])('with %j is at fault: %j', (change, erreurs) => {
    expect(lireSaisie({ ...SAISIE_VIDE, ...change })).toEqual(E.left(erreurs))
  })
})

describe('an absence in words', () => {
  it('says its days, its hours and its period', () => {
    const mots = (change: Partial<typeof MERCREDIS> | object) => simple(absenceEnMots({ ...MERCREDIS, ...change }))
    expect(mots({})).toBe('Le mercredi, de 14 h à 18 h, à partir du 25 novembre 2026')
    expect(mots({ jours: [1, 3, 5], de: null, a: null, au: dateCivile(2026, 12, 31) })).toBe(
      'Le lundi, mercredi et vendredi, du 25 novembre 2026 au 31 décembre 2026',
    )
    expect(mots({ jours: [], au: MERCREDIS.du })).toBe('Le 25 novembre 2026, de 14 h à 18 h')
  })

  it('says the visits inside', () => {
    const visite = {
      client: 'Jeanne Dupont',
      ville: 'Poligny',
      debut: '2026-11-25T13:30:00Z',
      fin: '2026-11-25T14:30:00Z',
    }
    expect(simple(visiteEnMots({ ...visite, convenue: true }))).toBe(
      'mercredi 25 novembre 2026, de 14 h 30 à 15 h 30, Jeanne Dupont, Poligny (rendez-vous convenu)',
    )
  })
})
