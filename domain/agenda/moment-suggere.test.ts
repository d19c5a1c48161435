import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { aParis, heureDe, instantParis } from '#domain/calendrier/heure-de-paris'
import { uneAdresse, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { Creneau } from '#domain/prestation/creneau'
import type { Prestation } from '#domain/prestation/prestation'
import { unDossier, uneDate } from '#domain/rendez-vous/dossier.fixture'
import { offrirDate } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { lireMoment, lireTable } from '#domain/shared/table-markdown.fixture'
import { uneEstimation, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { uneCommune } from '#domain/zone/commune.fixture'
import type { CommunesDeFrance } from '#domain/zone/commune'
import { unLieuA } from '#domain/zone/lieu.fixture'
import type { Indisponibilites } from './absence.ts'
import { uneAbsence } from './absence.fixture.ts'
import { JOURS_REGARDES, joursAVoir, joursConnus, routeEntreCommunes, suggererMoments } from './moment-suggere.ts'
import type { Visite } from './visite.ts'

const KM: Readonly<Record<string, number>> = { Voiteur: 10, Poligny: 25, Arbois: 35 }

const FRANCE: CommunesDeFrance = {
  lire: () => ({ communes: Object.entries(KM).map(([nom, km]) => uneCommune(nom, km)), departementTropLoin: false }),
  departementsDuNom: () => [],
}

const route = routeEntreCommunes(FRANCE)

/** An hour of work in a town, or from afar. */
const unTravail = (ville: string): Partial<Prestation> => ({
  estimation: uneEstimation(
    unServiceDemande(),
    null,
    ville === 'à distance' ? { modalite: 'a_distance' } : { modalite: 'sur_place', lieu: unLieuA(KM[ville] ?? 0) },
  ),
  adresse: uneAdresse({ ville: ville === 'à distance' ? 'Poligny' : ville }),
})

const lireVisite = (cellule: string): readonly Visite[] => {
  const [moment = '', ville = ''] = cellule.split(', ')
  if (ville === '') return []
  const dossier = unDossier({}, unTravail(ville))
  const debut = instantParis(lireMoment(moment))
  return [
    {
      dossier,
      date: offrirDate(dossier.prestation.estimation, { id: 'autre', proposition: 1, rang: 0, debut }, UN_INSTANT),
    },
  ]
}

type Scene = {
  readonly dossier?: Partial<Dossier>
  readonly creneau?: Creneau
  readonly visites?: readonly Visite[]
  readonly indisponibilites?: Indisponibilites
  readonly instant?: Date
  readonly tour?: number
}

const suggerer = ({ creneau = 'flexible', visites = [], instant = UN_INSTANT, tour = 0, ...plus }: Scene) => {
  const dossier = unDossier(plus.dossier, { ...unTravail('Poligny'), creneau, ...plus.dossier?.prestation })
  const jours = joursConnus(joursAVoir(dossier, instant, tour), visites)
  return suggererMoments(jours, {
    dossier,
    indisponibilites: plus.indisponibilites ?? DISPONIBLE,
    route,
    instant,
  })
}

/** Nothing but visits takes the owner's time. */
const DISPONIBLE: Indisponibilites = { absences: [], occupations: [] }

const enTexte = ({ debut }: { readonly debut: Date }): string => {
  const { date, minutes } = aParis(debut)
  return `${date} ${heureDe(minutes)}`
}

const dits = (scene: Scene, combien = 3): readonly string[] => suggerer(scene).slice(0, combien).map(enTexte)

describe('the moment that is suggested first', () => {
  it.each(
    lireTable('rendez-vous', 'Les moments suggérés').map((rangee) => ({
      visite: rangee('Visite d’un autre client'),
      souhaite: rangee('Souhaite'),
      prefere: rangee('Préfère') as Creneau,
      suggere: rangee('Suggéré d’abord'),
      dit: rangee('Dit'),
    })),
  )('$visite, $souhaite, $prefere: $suggere', ({ visite, souhaite, prefere, suggere, dit }) => {
    const [jour = '', creneau = ''] = souhaite.split(', ')
    const souhaits = creneau === '' ? [] : [{ date: lireMoment(jour).date, creneau: creneau as Creneau }]
    const [premier] = suggerer({ dossier: { souhaits }, creneau: prefere, visites: lireVisite(visite) })
    if (premier === undefined) throw new Error('no moment')
    expect(premier.debut).toEqual(instantParis(lireMoment(suggere)))
    const { avant, apres, souhaite: voulu } = premier
    expect(
      [
        avant === null ? '' : `après ${avant.ville} : ${avant.minutes} min`,
        apres === null ? '' : `avant ${apres.ville} : ${apres.minutes} min`,
        voulu ? 'souhaité' : '',
      ].filter((texte) => texte !== ''),
    ).toEqual(dit === '—' ? [] : [dit])
  })
})

describe('the moments that are suggested', () => {
  it('are one a day, on the next working days', () => {
    expect(suggerer({}).map(enTexte)).toHaveLength(JOURS_REGARDES)
    const noel = new Date('2026-12-24T11:00:00Z')
    expect(dits({ instant: noel, creneau: 'apres-midi' })).toEqual([
      '2026-12-28 14:00',
      '2026-12-29 14:00',
      '2026-12-30 14:00',
    ])
  })

  it('begin with the days that one drives near anyway, by date, then the others', () => {
    const visites = ['vendredi 27/11/2026 14:00, Arbois', 'mercredi 25/11/2026 14:00, Poligny'].flatMap(lireVisite)
    expect(dits({ visites }, 4)).toEqual([
      '2026-11-25 11:30',
      '2026-11-27 11:30',
      '2026-11-23 09:00',
      '2026-11-24 09:00',
    ])
  })

  it('go on two weeks at a time without the wishes, as far ahead as visits are proposed', () => {
    const souhaits = [{ date: dateCivile(2026, 11, 24), creneau: 'matin' as const }]
    expect(dits({ dossier: { souhaits } }, 2)).toEqual(['2026-11-24 08:00', '2026-11-23 09:00'])
    expect(dits({ dossier: { souhaits }, tour: 1 }, 1)).toEqual(['2026-12-07 09:00'])
    expect(suggerer({ tour: 60 })).toEqual([])
  })

  it('pass over wishes of the past and of after the horizon', () => {
    const souhaits = [
      { date: dateCivile(2026, 11, 20), creneau: 'matin' as const },
      { date: dateCivile(2030, 1, 7), creneau: 'matin' as const },
    ]
    expect(suggerer({ dossier: { souhaits } }).some(({ souhaite }) => souhaite)).toBe(false)
  })

  it('are never so near that the client could not accept them any more', () => {
    const dimancheSoir = new Date('2026-11-22T18:00:00Z')
    expect(dits({ instant: dimancheSoir, creneau: 'matin' }, 1)).toEqual(['2026-11-23 10:00'])
  })

  it('leave out what the client was offered already', () => {
    const dates = [uneDate({ statut: 'propose', debut: new Date('2026-11-23T08:00:00Z') })]
    expect(dits({ dossier: { dates } }, 1)).toEqual(['2026-11-23 09:30'])
  })

  it('fall neither into time off nor into busy time of a private calendar', () => {
    const absences = [uneAbsence({ jours: [1], plage: null, du: dateCivile(2026, 11, 20) })]
    const occupations = [{ debut: new Date('2026-11-24T07:00:00Z'), fin: new Date('2026-11-24T10:00:00Z') }]
    expect(dits({ indisponibilites: { absences, occupations } }, 2)).toEqual(['2026-11-24 11:00', '2026-11-25 09:00'])
  })

  it('are within the hours of visits when the day has such a one', () => {
    const visites = lireVisite('lundi 23/11/2026 14:00, Poligny')
    const long = { ...unTravail('Poligny').estimation!, heures: 5 }
    const prestation = {
      ...unDossier({}, unTravail('Poligny')).prestation,
      estimation: long,
      creneau: 'apres-midi' as const,
    }
    expect(dits({ dossier: { prestation }, visites }, 1)).toEqual(['2026-11-23 16:30'])
    expect(dits({ dossier: { prestation: { ...prestation, estimation: { ...long, heures: 3 } } } }, 1)).toEqual([
      '2026-11-23 14:00',
    ])
  })

  it('know no road to a town that is not known', () => {
    const visites = lireVisite('lundi 23/11/2026 14:00, Poligny').map((visite) => ({
      ...visite,
      dossier: unDossier({}, { ...unTravail('Poligny'), adresse: uneAdresse({ ville: 'Nulle-Part' }) }),
    }))
    expect(suggerer({ visites })[0]).toMatchObject({ avant: null, apres: null })
  })
})

it('a day knows the visits that take time of it, travel included, to the minute of midnight', () => {
  const jours = [23, 24, 25].map((jour) => ({
    date: dateCivile(2026, 11, jour),
    creneau: 'flexible' as const,
    souhaite: false,
  }))
  const connus = (minutes: number, ville: string) => {
    const { estimation } = unDossier({}, unTravail(ville)).prestation
    const debut = instantParis({ date: dateCivile(2026, 11, 23), minutes })
    const date = offrirDate(estimation, { id: 'autre', proposition: 1, rang: 0, debut }, UN_INSTANT)
    return joursConnus(jours, [{ dossier: unDossier({}, unTravail(ville)), date }]).map(({ visites }) => visites.length)
  }
  expect(connus(23 * 60, 'à distance')).toEqual([1, 0, 0])
  expect(connus(23 * 60, 'Voiteur')).toEqual([1, 1, 0])
})
