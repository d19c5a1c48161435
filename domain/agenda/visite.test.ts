import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import type { DateCivile } from '../calendrier/date-civile.ts'
import { unDevisPropose } from '../devis/avenant.fixture.ts'
import { UN_INSTANT } from '../prestation/prestation.fixture.ts'
import { STATUTS } from '../prestation/statut.ts'
import { annulerPrestation, changerStatut, consignerAppel } from '../rendez-vous/changer-statut.ts'
import { dansHeures, decide, unDossier, unDossierPropose, uneDate } from '../rendez-vous/dossier.fixture.ts'
import { avecPrestation, type Dossier } from '../rendez-vous/dossier.ts'
import { accepterDate, refuserDates } from '../rendez-vous/repondre.ts'
import { uneAbsence } from './absence.fixture.ts'
import { etapesDuJour, ordonnerVisites, exigerSansVisite, seGenent, type Visite, finDuDevis } from './visite.ts'
import { attendReponse, type Attente, attenteDe, attenteDeReponse } from './attente.fixture.ts'

const visite = (id: string, debut: Date, trajetMinutes: number): Visite => ({
  dossier: unDossier(),
  date: uneDate({ id, debut, trajetMinutes }),
})

describe('the visits of a day', () => {
  it('come in their order, each after the way from the base, at most by way of it from the one before', () => {
    const etapes = ordonnerVisites([
      visite('soir', dansHeures(30), 15),
      visite('matin', dansHeures(24), 40),
      visite('a-distance', dansHeures(27), 0),
    ])
    expect(etapes.map(({ date, trajetAvantMinutes }) => [date.id, trajetAvantMinutes])).toEqual([
      ['matin', 40],
      ['a-distance', 40],
      ['soir', 15],
    ])
  })

  it('are those that begin on that day in Paris, also an hour after its midnight', () => {
    const visites = [
      visite('veille', new Date('2026-11-23T22:59:00Z'), 10),
      visite('minuit', new Date('2026-11-23T23:00:00Z'), 10),
      visite('jour', new Date('2026-11-24T22:59:00Z'), 10),
      visite('lendemain', new Date('2026-11-24T23:00:00Z'), 10),
    ]
    const etapes = etapesDuJour(visites, '2026-11-24' as DateCivile)
    expect(etapes.map(({ date }) => date.id)).toEqual(['minuit', 'jour'])
    expect(etapes[0]?.trajetAvantMinutes).toBe(10)
  })
})

describe('two dates', () => {
  const matin = uneDate({ debut: dansHeures(24), fin: dansHeures(25), trajetMinutes: 15 })

  it('that only touch, travel included, do not want the same time', () => {
    const suivante = uneDate({ debut: dansHeures(25.5), fin: dansHeures(26), trajetMinutes: 15 })
    const plusLoin = { ...suivante, trajetMinutes: 16 }
    expect([seGenent(matin, suivante), seGenent(suivante, matin)]).toEqual([false, false])
    expect([seGenent(matin, plusLoin), seGenent(plusLoin, matin)]).toEqual([true, true])
  })
})

describe('the turn of the client', () => {
  it('lasts while a date is held, of a prestation that is still open', () => {
    const dossier = unDossierPropose([200])
    const visites = [dossier, decide(changerStatut(dossier, { statut: 'terminé', motif: 'Fait' }, UN_INSTANT)).dossier]
    const tours = visites.map((d) =>
      [71.99, 72].map((h) => attendReponse({ dossier: d, date: d.dates[0]! }, dansHeures(h))),
    )
    expect(tours).toEqual([
      [true, false],
      [false, false],
    ])
  })
})

describe('what a prestation waits for', () => {
  const enCours = (dossier: Dossier, heures: number): Attente | null => attenteDe(dossier, dansHeures(heures))
  const nouveau = unDossier({}, { contactAvant: dansHeures(48) })
  const propose = unDossierPropose([200])

  it('is a call, and a late one when the promised instant is over', () => {
    expect([enCours(nouveau, 0), enCours(nouveau, 48), enCours(nouveau, 48.01)]).toEqual([
      'contact',
      'contact',
      'contact_en_retard',
    ])
  })

  it('is a date once the owner has called, and work that began without one waits for nothing', () => {
    const appele = consignerAppel(nouveau, '', dansHeures(1)).dossier
    expect([enCours(appele, 1), enCours(appele, 49)]).toEqual(['nouvelle_date', 'nouvelle_date'])
    expect(enCours(avecPrestation(appele, { statut: 'en_cours' }), 1)).toBeNull()
    const sansSuite = unDossierPropose([200], appele)
    expect(enCours(sansSuite, 72)).toBe('nouvelle_date')
  })

  it('is the answer of the client while a date is held, then another date', () => {
    expect([enCours(propose, 0), enCours(propose, 71.99), enCours(propose, 72)]).toEqual([null, null, 'nouvelle_date'])
  })

  it('is the day of the visit once it is agreed, however long ago', () => {
    const accepte = decide(accepterDate(propose, 'a', dansHeures(1))).dossier
    expect([enCours(accepte, 1), enCours(accepte, 10_000)]).toEqual([null, null])
  })

  it('is another date after a refusal, of a prestation that goes on too', () => {
    const refuse = decide(refuserDates(propose, 'a', { motif: '', souhaits: [] }, dansHeures(1))).dossier
    const suivi = decide(changerStatut(refuse, { statut: 'en_cours', motif: '' }, dansHeures(2))).dossier
    expect([enCours(refuse, 1), enCours(suivi, 2)]).toEqual(['nouvelle_date', 'nouvelle_date'])
  })

  it('is another date when a cancellation is taken back, whether or not there was one', () => {
    for (const dossier of [propose, nouveau]) {
      const annule = decide(annulerPrestation(dossier, '', UN_INSTANT, 'client')).dossier
      const repris = decide(changerStatut(annule, { statut: 'en_attente', motif: 'Rappelé' }, dansHeures(2))).dossier
      expect([enCours(annule, 1), enCours(repris, 2)]).toEqual([null, 'nouvelle_date'])
    }
  })

  it('is nothing once it is done, nor when it goes on without a date', () => {
    const statuts = (['en_cours', 'terminé', 'annulé'] as const).map((statut) =>
      enCours(unDossier({}, { statut }), 500),
    )
    expect(statuts).toEqual([null, null, null])
  })
})

describe('an absence over visits', () => {
  const debut = new Date('2026-11-25T13:00:00Z')
  const [pendant, apres] = [
    visite('pendant', debut, 10),
    { ...visite('apres', debut, 10), date: uneDate({ debut: dansHeures(1_000), fin: dansHeures(1_001) }) },
  ]

  it('is saved when no visit lies in it, or when it was confirmed', () => {
    expect(exigerSansVisite(uneAbsence(), [apres], false)).toEqual(E.right(uneAbsence()))
    expect(exigerSansVisite(uneAbsence(), [pendant], true)).toEqual(E.right(uneAbsence()))
  })

  it('is refused with the visits that it would take the time of, and no other', () => {
    expect(exigerSansVisite(uneAbsence(), [pendant, apres], false)).toEqual(
      E.left({ _tag: 'VisitesPendantAbsence', visites: [pendant] }),
    )
  })
})

const { versions } = unDevisPropose()
const FIN = finDuDevis({ emiseLe: UN_INSTANT })
const avant = (instant: Date): Date => new Date(instant.getTime() - 1)

describe('what an order waits for from its client', () => {
  it('is the answer to another quote, to the end of its thirtieth day', () => {
    expect(FIN).toEqual(new Date('2026-12-20T23:00:00.000Z'))
    expect(attenteDeReponse(unDossier(), versions, avant(FIN))).toMatchObject({ devis: { version: 2 }, avant: FIN })
    expect(attenteDeReponse(unDossier(), versions, FIN)).toBeNull()
  })

  it('is the answer to a date, until that lapses', () => {
    const date = uneDate()
    const dossier = unDossier({ dates: [date] })
    expect(attenteDeReponse(dossier, [], avant(date.expireLe))).toEqual({ dossier, devis: null, avant: date.expireLe })
    expect(attenteDeReponse(dossier, [], date.expireLe)).toBeNull()
  })

  it('is due by the first of both', () => {
    const [tot, tard] = [uneDate(), uneDate({ proposeeLe: dansHeures(2), rang: 1 })]
    for (const dates of [
      [tot, tard],
      [tard, tot],
    ]) {
      expect(attenteDeReponse(unDossier({ dates }), versions, UN_INSTANT)?.avant).toEqual(tot.expireLe)
    }
  })

  it('is nothing once the order is done or cancelled', () => {
    const attendent = STATUTS.filter((statut) => attenteDeReponse(unDossier({}, { statut }), versions, UN_INSTANT))
    expect(attendent).toEqual(['en_attente', 'en_cours'])
  })
})
