import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { type DateCivile, dateCivile } from '#domain/calendrier/date-civile'
import { instantParis } from '#domain/calendrier/heure-de-paris'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { ROUTE_HEURES } from './date-proposee.ts'
import { dansHeures, decide, unDossier, unDossierPropose } from './dossier.fixture.ts'
import { validationDateDe } from './dossier.ts'
import { type Dossier, laisserExpirer } from './dossier.ts'
import { occupation, proposerDates } from './proposer.ts'
import { accepterDate, refuserDates } from './repondre.ts'

const offres = (...heures: readonly number[]) =>
  heures.map((heure, rang) => ({ id: `n${rang}`, debut: dansHeures(heure) }))

const refus = (...heures: readonly number[]) => proposerDates(unDossier(), offres(...heures), UN_INSTANT)

const SANS_RAISON = { motif: '', souhaits: [] }

describe('a proposal', () => {
  it('offers its dates in order, says so once to the client, and notes them', () => {
    const { dossier, evenement, courriers } = decide(proposerDates(unDossier(), offres(200, 100), UN_INSTANT))
    expect(
      dossier.dates.map(({ id, rang, statut, proposeeLe, repondueLe }) => [id, rang, statut, proposeeLe, repondueLe]),
    ).toEqual([
      ['n1', 0, 'propose', UN_INSTANT, null],
      ['n0', 1, 'propose', UN_INSTANT, null],
    ])
    expect(dossier).toMatchObject({
      sequence: 1,
      prestation: { version: 2 },
    })
    expect(validationDateDe(dossier.dates)).toMatchObject({ statut: 'en_attente', date: '2026-11-24', heure: '14:00' })
    expect(evenement).toEqual({
      le: UN_INSTANT,
      auteur: 'entreprise',
      fait: { genre: 'date_proposee', dates: [100, 200].map((heure) => dansHeures(heure).toISOString()) },
    })
    expect(courriers).toEqual([
      {
        genre: 'date_client',
        aEnvoyerLe: UN_INSTANT,
        annonce: expect.objectContaining({
          reponse: 'proposee',
          sequence: 1,
          retirees: [],
          frais: null,
          remplacee: null,
        }),
      },
    ])
    expect(courriers[0]?.annonce.dates.map(({ id, rang }) => [id, rang])).toEqual([
      ['n1', 0],
      ['n0', 1],
    ])
  })

  it('is numbered from one, each after the last', () => {
    const premier = unDossierPropose([100, 200])
    const second = decide(proposerDates(premier, offres(300), UN_INSTANT)).dossier
    const troisieme = decide(proposerDates(second, offres(400), UN_INSTANT)).dossier
    expect(troisieme.dates.map(({ proposition }) => proposition)).toEqual([1, 1, 2, 3])
  })

  it('is of one date or up to three', () => {
    expect(refus()).toEqual(E.left({ _tag: 'NombreDeDates', nombre: 0 }))
    expect(E.isRight(refus(100, 150, 200))).toBe(true)
    expect(refus(100, 150, 200, 250)).toEqual(E.left({ _tag: 'NombreDeDates', nombre: 4 }))
  })

  it('is of dates to come', () => {
    const passee = E.left({ _tag: 'DatePassee' })
    expect([refus(0), refus(100, -1), refus(Number.NaN)]).toEqual([passee, passee, passee])
  })

  it('is of dates that there is still time to agree on', () => {
    const proche = (heures: number) => E.left({ _tag: 'DateTropProche', limite: dansHeures(heures) })
    expect([refus(1 / 3_600_000), refus(100, ROUTE_HEURES)]).toEqual([proche(1 / 3_600_000 - ROUTE_HEURES), proche(0)])
    expect(E.isRight(refus(ROUTE_HEURES + 1 / 3_600_000))).toBe(true)
  })

  it('is of dates within 18 months, by the day of Paris', () => {
    const le = (date: DateCivile): number =>
      (instantParis({ date, minutes: 1439 }).getTime() - UN_INSTANT.getTime()) / 3_600_000
    expect(E.isRight(refus(le(dateCivile(2028, 5, 20))))).toBe(true)
    const lointaine = E.left({ _tag: 'DateTropLointaine' })
    expect([refus(le(dateCivile(2028, 5, 21))), refus(100, le(dateCivile(2126, 5, 20)))]).toEqual([
      lointaine,
      lointaine,
    ])
  })

  it('never offers two dates that overlap, the way there and back included', () => {
    const { dates } = unDossierPropose([100])
    const { de, a } = occupation(dates[0]!)
    const pas = (a - de) / 3_600_000
    expect(refus(100, 100 + pas - 1 / 60)).toEqual(E.left({ _tag: 'DatesQuiSeTouchent' }))
    expect(refus(100, 100)).toEqual(E.left({ _tag: 'DatesQuiSeTouchent' }))
    expect(E.isRight(refus(100, 100 + pas, 100 + 2 * pas))).toBe(true)
  })

  it('is held for three days, and no longer than there is time to set out', () => {
    const { dates } = unDossierPropose([20, 72, 100])
    expect(dates.map(({ expireLe }) => expireLe)).toEqual([dansHeures(8), dansHeures(70), dansHeures(72)])
  })

  it('replaces the one before, agreed or refused, and the wishes of the client', () => {
    const convenue = decide(accepterDate(unDossierPropose([100, 150]), 'a', UN_INSTANT)).dossier
    const refusee = decide(
      refuserDates(
        convenue,
        'b',
        { motif: '', souhaits: [{ date: '2026-12-20' as never, creneau: 'matin' }] },
        UN_INSTANT,
      ),
    ).dossier
    for (const avant of [convenue, refusee]) {
      const { dossier } = decide(proposerDates(avant, offres(300), UN_INSTANT))
      expect(dossier.dates.map(({ statut }) => statut)).toEqual(['remplace', 'remplace', 'propose'])
      expect(dossier.souhaits).toEqual([])
      expect(validationDateDe(dossier.dates)?.statut).toBe('en_attente')
      expect(accepterDate(dossier, 'a', UN_INSTANT)).toEqual(E.left({ _tag: 'LienExpire', raison: 'remplace' }))
      expect(refuserDates(dossier, 'b', SANS_RAISON, UN_INSTANT)).toEqual(
        E.left({ _tag: 'LienExpire', raison: 'remplace' }),
      )
    }
  })

  it('names the agreed date that it takes the place of, unless that visit took place', () => {
    const convenue = decide(accepterDate(unDossierPropose([100, 150]), 'b', UN_INSTANT)).dossier
    const remplacee = (dossier: Dossier, heures: number) =>
      decide(proposerDates(dossier, offres(300), dansHeures(heures))).courriers[0]?.annonce.remplacee
    expect(remplacee(convenue, 120)).toMatchObject({ id: 'b', debut: dansHeures(150).toISOString() })
    expect(remplacee(convenue, 150)).toBeNull()
    expect(remplacee(unDossierPropose([100]), 1)).toBeNull()
  })

  it('tells the business that an agreed visit is cancelled, but nothing about open dates', () => {
    const convenue = decide(accepterDate(unDossierPropose([100, 150]), 'b', UN_INSTANT)).dossier
    const genres = (dossier: Dossier, heures = 1) =>
      decide(proposerDates(dossier, offres(300), dansHeures(heures))).courriers.map(({ genre }) => genre)
    expect(genres(convenue)).toEqual(['date_client', 'annulation_entreprise'])
    expect([genres(convenue, 151), genres(unDossierPropose([100]))]).toEqual([['date_client'], ['date_client']])
  })

  it('answers that it took the place of the dates that ran out before it', () => {
    const expiree = laisserExpirer(unDossierPropose([100]), dansHeures(80))
    const { dossier } = decide(proposerDates(expiree, offres(300), dansHeures(80)))
    expect(dossier.dates.map(({ statut }) => statut)).toEqual(['expire', 'propose'])
    expect(accepterDate(dossier, 'a', dansHeures(81))).toEqual(E.left({ _tag: 'LienExpire', raison: 'remplace' }))
  })

  it('keeps to itself, even when it was made at the same instant as the one before', () => {
    const avant = unDossierPropose([100, 150])
    const { dossier } = decide(proposerDates(avant, offres(300), UN_INSTANT))
    const convenue = decide(accepterDate(dossier, 'n0', UN_INSTANT)).dossier
    expect(convenue.dates.map(({ statut }) => statut)).toEqual(['remplace', 'remplace', 'accepte'])
  })

  it('takes the places of the earlier dates in calendars and has the others dropped, let go or not', () => {
    const avant = unDossierPropose([100, 150, 200])
    const retirees = (dossier = avant) =>
      decide(proposerDates(dossier, offres(300, 350), dansHeures(80))).courriers[0]?.annonce.retirees.map(
        ({ id }) => id,
      )
    expect([retirees(), retirees(laisserExpirer(avant, dansHeures(80)))]).toEqual([['c'], ['c']])
    expect(retirees(decide(refuserDates(avant, 'a', SANS_RAISON, UN_INSTANT)).dossier)).toEqual([])
  })
})
