import { describe, expect, it } from 'vitest'
import type { VisiteReply } from '#adapters/http/contract/values/agenda-reply'
import { instantParis } from '#domain/calendrier/heure-de-paris'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { ligneDHeures, momentDe, prochaineVisite, type Segment } from './ligne-d-heures.ts'

const a = (heure: number): Date => instantParis({ date: '2026-11-23' as DateCivile, minutes: heure * 60 })

type Faite = { readonly de: number; readonly a: number; readonly route?: number; readonly avant?: number }

const uneVisite = ({ de, a: fin, route = 0, avant = route }: Faite, statut = 'en_attente') =>
  ({
    date: { debut: a(de).toISOString(), fin: a(fin).toISOString() },
    prestation: { statut },
    trajetMinutes: route,
    trajetAvantMinutes: avant,
  }) as VisiteReply

const heure = (instant: Date): number => (instant.getTime() - a(0).getTime()) / 3_600_000

const enMots = (segment: Segment): string => {
  switch (segment.genre) {
    case 'libre':
      return `libre ${heure(segment.de)}-${heure(segment.a)}`
    case 'route':
      return `route ${segment.minutes}${segment.serre ? ' serrée' : ''}`
    case 'visite':
      return `visite ${heure(new Date(segment.visite.date.debut))}`
  }
}

const OUVERTURE = { de: a(8), a: a(18) }

const ligne = (visites: readonly VisiteReply[], plage: typeof OUVERTURE | null = OUVERTURE) =>
  ligneDHeures(visites, plage).map(enMots)

describe('the line of hours', () => {
  it('says what is free, the roads and the visits, from opening to closing', () => {
    const visites = [uneVisite({ de: 9, a: 10, route: 30 }), uneVisite({ de: 14, a: 16, route: 15, avant: 45 })]
    expect(ligne(visites)).toEqual([
      'libre 8-8.5',
      'route 30',
      'visite 9',
      'libre 10-13.25',
      'route 45',
      'visite 14',
      'route 15',
      'libre 16.25-18',
    ])
  })

  it('says of a road that it is longer than the time there is', () => {
    expect(ligne([uneVisite({ de: 9, a: 10 }), uneVisite({ de: 10.25, a: 11, route: 30 })], null)).toEqual([
      'visite 9',
      'route 30 serrée',
      'visite 10.25',
      'route 30',
    ])
  })

  it('of a day without visits is free, or closed', () => {
    expect(ligne([])).toEqual(['libre 8-18'])
    expect(ligne([], null)).toEqual([])
  })
})

describe('a visit', () => {
  const visite = { de: 9, a: 10 }

  it.each([
    [8, 'en_attente', 'a_venir'],
    [9.5, 'en_cours', 'en_cours'],
    [10, 'en_cours', 'passee'],
  ])('at %d h, %s, is %s', (maintenant, statut, moment) => {
    expect(momentDe(uneVisite(visite, statut), a(maintenant))).toBe(moment)
  })

  it('whose work is done is over, even before its hour is', () => {
    expect(momentDe(uneVisite(visite, 'terminé'), a(9.5))).toBe('terminee')
  })

  it('is the next one while it lasts, unless it is done', () => {
    const suivante = uneVisite({ de: 14, a: 15 })
    const enCours = uneVisite(visite)
    expect(prochaineVisite([enCours, suivante], a(9.5))).toBe(enCours)
    expect(prochaineVisite([uneVisite(visite, 'terminé'), suivante], a(9.5))).toBe(suivante)
  })

  it('stays the one at hand beyond its hour, until it is done or the next one begins', () => {
    const suivante = uneVisite({ de: 14, a: 15 })
    const depassee = uneVisite(visite, 'en_cours')
    expect(prochaineVisite([depassee, suivante], a(13.9))).toBe(depassee)
    expect(prochaineVisite([depassee, suivante], a(14))).toBe(suivante)
    expect(prochaineVisite([uneVisite(visite, 'terminé'), suivante], a(11))).toBe(suivante)
    expect(prochaineVisite([depassee, uneVisite({ de: 14, a: 15 }, 'terminé')], a(16))).toBeNull()
    expect(prochaineVisite([depassee], a(20))).toBe(depassee)
  })
})
