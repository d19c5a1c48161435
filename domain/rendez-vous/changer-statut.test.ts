import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { type DateCivile, dateCivile } from '../calendrier/date-civile.ts'
import { UN_PROFESSIONNEL } from '../facturation/facture.fixture.ts'
import { UN_INSTANT } from '../prestation/prestation.fixture.ts'
import type { Statut } from '../prestation/statut.ts'
import { euros } from '../shared/montant.ts'
import { changerPriorite, changerStatut, consignerAppel, consignerNote, annulerPrestation } from './changer-statut.ts'
import { dansHeures, decide, unDossier, unDossierPropose, uneDate } from './dossier.fixture.ts'
import { avecPrestation, type Dossier, validationDateDe, exigerVersion } from './dossier.ts'
import { vaDeSoi } from './date-proposee.ts'
import { accepterDate } from './repondre.ts'

describe('the owner', () => {
  it('changes the statut without touching the appointment, and the history keeps why', () => {
    const avant = unDossierPropose([100])
    const { dossier, evenement, courriers, avis } = decide(
      changerStatut(avant, { statut: 'en_cours', motif: 'Déposé à l’atelier' }, dansHeures(1)),
    )
    expect(dossier).toEqual({ ...avant, prestation: { ...avant.prestation, statut: 'en_cours', version: 3 } })
    expect(evenement).toEqual({
      le: dansHeures(1),
      auteur: 'entreprise',
      fait: { genre: 'statut', de: 'en_attente', vers: 'en_cours', motif: 'Déposé à l’atelier' },
    })
    expect([courriers, avis]).toEqual([
      [],
      { de: 'en_attente', vers: 'en_cours', motif: 'Déposé à l’atelier', retrait: null },
    ])
  })

  it('ends the work: open dates and later visits are withdrawn, visits up to that day stay agreed', () => {
    const terminer = (avant: Dossier, heures: number) =>
      decide(changerStatut(avant, { statut: 'terminé', motif: 'Fait' }, dansHeures(heures))).dossier
    const convenue = decide(accepterDate(unDossierPropose([100, 150]), 'a', UN_INSTANT)).dossier
    expect(terminer(unDossierPropose([100, 150]), 1)).toMatchObject({
      dates: [{ statut: 'annule' }, { statut: 'annule' }],
      sequence: 2,
      prestation: { statut: 'terminé', version: 3 },
    })
    // The visit is on the 24th at 14:00 in Paris; that day begins 86 hours after the order.
    expect(terminer(convenue, 85)).toMatchObject({
      dates: [{ statut: 'annule' }, { statut: 'ecarte' }],
      sequence: 3,
    })
    for (const heures of [86, 99, 101]) {
      expect(terminer(convenue, heures)).toMatchObject({
        dates: [{ statut: 'accepte' }, { statut: 'ecarte' }],
        sequence: 2,
        prestation: { version: 4 },
      })
    }
  })

  it('ends the work before an agreed visit: calendars of both drop it, one that took place stays', () => {
    const terminer = (avant: Dossier, heures: number) =>
      decide(changerStatut(avant, { statut: 'terminé', motif: 'Fait' }, dansHeures(heures)))
    const convenue = decide(accepterDate(unDossierPropose([100, 150]), 'b', UN_INSTANT)).dossier
    const avant = terminer(convenue, 1)
    const annonce = { reponse: 'retiree', sequence: 3, dates: [], remplacee: { id: 'b' }, retirees: [{ id: 'b' }] }
    expect(avant.courriers).toMatchObject([{ genre: 'annulation_entreprise', annonce, aEnvoyerLe: dansHeures(1) }])
    expect(avant.avis?.retrait).toMatchObject(annonce)
    const apres = terminer(convenue, 151)
    expect([apres.courriers, apres.avis?.retrait]).toEqual([[], null])
  })

  it('ends the work early on a Saturday: the price of that day stays, and calendars do not change', () => {
    const convenue = decide(accepterDate(unDossierPropose([193]), 'a', UN_INSTANT)).dossier
    const { dossier, courriers, avis } = decide(
      changerStatut(convenue, { statut: 'terminé', motif: '' }, dansHeures(191)),
    )
    expect(dossier.dates).toMatchObject([{ statut: 'accepte', majore: true, total: convenue.dates[0]?.total }])
    expect([courriers, avis?.retrait]).toEqual([[], null])
  })

  it('ends the work while dates wait: the client alone has them in a calendar', () => {
    const { courriers, avis } = decide(
      changerStatut(unDossierPropose([100, 150]), { statut: 'terminé', motif: 'Fait' }, dansHeures(1)),
    )
    expect(courriers).toEqual([])
    expect(avis?.retrait).toMatchObject({ reponse: 'retiree', remplacee: null, retirees: [{ id: 'a' }, { id: 'b' }] })
  })

  it('ends the work without a word to calendars when nothing was held any more', () => {
    const { dossier, courriers, avis } = decide(
      changerStatut(unDossierPropose([100]), { statut: 'terminé', motif: 'Fait' }, dansHeures(73)),
    )
    expect(dossier).toMatchObject({ dates: [{ statut: 'expire' }], sequence: 1 })
    expect([courriers, avis?.retrait]).toEqual([[], null])
  })

  it('mails the client only when the work begins or is done', () => {
    const vers = (statut: Statut, de: Statut = 'en_attente') =>
      decide(changerStatut(unDossier({}, { statut: de }), { statut, motif: 'Doublon' }, UN_INSTANT)).avis
    expect([vers('en_cours')?.vers, vers('terminé', 'en_cours')?.vers]).toEqual(['en_cours', 'terminé'])
    expect([vers('en_attente', 'annulé'), vers('annulé')]).toEqual([undefined, undefined])
  })

  it('cancels the order, frees the time and sends mails', () => {
    const { dossier, evenement, courriers } = decide(
      changerStatut(unDossierPropose([100]), { statut: 'annulé', motif: 'Doublon' }, UN_INSTANT),
    )
    expect(dossier.dates.map(({ statut }) => statut)).toEqual(['annule'])
    expect(evenement).toMatchObject({
      auteur: 'entreprise',
      fait: { genre: 'annulation', motif: 'Doublon', frais: null },
    })
    expect(courriers.map(({ genre }) => genre)).toEqual(['annulation_client', 'annulation_entreprise'])
  })

  it('changes the priority, once', () => {
    const change = changerPriorite(unDossier(), 'urgente', UN_INSTANT)
    expect(change).toMatchObject({
      dossier: { sequence: 0, prestation: { priorite: 'urgente', version: 2 } },
      evenement: { auteur: 'entreprise', fait: { genre: 'priorite', de: 'normale', vers: 'urgente' } },
      courriers: [],
    })
    expect(change && changerPriorite(change.dossier, 'urgente', UN_INSTANT)).toBeNull()
  })

  it('changes the version that was read, or answers the present one', () => {
    const dossier = unDossierPropose([100])
    expect([exigerVersion(dossier, 2), exigerVersion(dossier, null)]).toEqual([E.right(dossier), E.right(dossier)])
    expect([exigerVersion(dossier, 1), exigerVersion(dossier, 3)]).toEqual([
      E.left({ _tag: 'VersionPerimee', actuelle: dossier }),
      E.left({ _tag: 'VersionPerimee', actuelle: dossier }),
    ])
  })
})

describe('a call of the owner', () => {
  it('keeps the promise at the first call, and enters the history with its note', () => {
    const { dossier, evenement, courriers } = consignerAppel(unDossier(), 'Rappeler mardi.', dansHeures(1))
    expect(dossier.prestation).toMatchObject({ appeleeLe: dansHeures(1), version: 2, statut: 'en_attente' })
    expect(evenement).toEqual({
      le: dansHeures(1),
      auteur: 'entreprise',
      fait: { genre: 'appel', note: 'Rappeler mardi.' },
    })
    expect(courriers).toEqual([])
    const second = consignerAppel(dossier, '', dansHeures(30))
    expect(second.dossier.prestation).toMatchObject({ appeleeLe: dansHeures(1), version: 3 })
    expect(second.evenement).toMatchObject({ le: dansHeures(30), fait: { genre: 'appel', note: '' } })
  })

  it('leaves the appointment alone', () => {
    const propose = unDossierPropose([100])
    const { dossier } = consignerAppel(propose, '', UN_INSTANT)
    expect([dossier.dates, dossier.sequence]).toEqual([propose.dates, propose.sequence])
  })
})

it('a note of the owner is a fact of the history, and no call', () => {
  const { dossier, evenement } = consignerNote(unDossier(), 'Digicode 4521.', dansHeures(1))
  expect(dossier.prestation).toMatchObject({ appeleeLe: null, version: 2 })
  expect(evenement).toEqual({
    le: dansHeures(1),
    auteur: 'entreprise',
    fait: { genre: 'note', texte: 'Digicode 4521.' },
  })
})

it('a change needs no reason when it is usual, or ends work whose agreed day has come', () => {
  const novembre = (jour: number) => dateCivile(2026, 11, jour)
  const va = (de: Statut, vers: Statut, convenu: DateCivile | null = novembre(20)) =>
    vaDeSoi(de, vers, convenu, novembre(20))
  expect(
    [novembre(19), novembre(20), novembre(21), null].map((convenu) => va('en_attente', 'terminé', convenu)),
  ).toEqual([true, true, false, false])
  expect([va('en_attente', 'en_cours'), va('annulé', 'terminé'), va('terminé', 'en_attente')]).toEqual([
    true,
    false,
    false,
  ])
})

const CONVENUE = decide(accepterDate(unDossierPropose([100, 150]), 'a', UN_INSTANT)).dossier

const frais = (heures: number, dossier = CONVENUE, auteur: 'client' | 'entreprise' = 'client') => {
  const { evenement, courriers } = decide(annulerPrestation(dossier, 'Plus besoin', dansHeures(heures), auteur))
  return [
    evenement.fait.genre === 'annulation' && evenement.fait.frais,
    ...courriers.map(({ annonce }) => annonce.frais),
  ]
}

describe('a cancellation', () => {
  it('frees the time, and is mailed to both sides with the calendar entries to remove', () => {
    const { dossier, evenement, courriers } = decide(
      annulerPrestation(CONVENUE, 'Plus besoin', dansHeures(2), 'client'),
    )
    expect(dossier.dates.map(({ statut }) => statut)).toEqual(['annule', 'annule'])
    expect(dossier).toMatchObject({ sequence: 3, prestation: { statut: 'annulé', version: 4 } })
    expect(validationDateDe(dossier.dates)).toBeNull()
    expect(evenement).toEqual({
      le: dansHeures(2),
      auteur: 'client',
      fait: { genre: 'annulation', motif: 'Plus besoin', frais: null },
    })
    expect(courriers.map(({ genre }) => genre)).toEqual(['annulation_client', 'annulation_entreprise'])
    expect(courriers[0]?.annonce).toMatchObject({ reponse: 'annulee', sequence: 3, dates: [], motif: 'Plus besoin' })
    expect(courriers[0]?.annonce.retirees.map(({ id }) => id)).toEqual(['a'])
  })

  it('leaves dates that were replaced or ran out as they are', () => {
    const dates = (['remplace', 'expire', 'refuse', 'propose'] as const).map((statut) =>
      uneDate({ id: statut, statut }),
    )
    const { dossier } = decide(annulerPrestation(unDossier({ dates }), '', dansHeures(2), 'client'))
    expect(dossier.dates.map(({ statut }) => statut)).toEqual(['remplace', 'expire', 'annule', 'annule'])
  })

  it('by the client notes the late-notice fee: at most 60 €, never more than the visit', () => {
    const ancienne = avecPrestation(CONVENUE, { creeLe: dansHeures(-30 * 24) })
    expect(frais(76 - 1 / 60, ancienne)).toEqual([null, null, null])
    expect(frais(76, ancienne)).toEqual([euros(60), euros(60), euros(60)])
    const petite = unDossier({ dates: [uneDate({ debut: dansHeures(100), statut: 'accepte', total: euros(40) })] })
    expect(frais(90, avecPrestation(petite, { creeLe: dansHeures(-30 * 24) }))).toEqual([
      euros(40),
      euros(40),
      euros(40),
    ])
  })

  it('by a consumer within the delay of a withdrawal costs nothing, to its last day; a business has none', () => {
    const { engagement } = CONVENUE.prestation
    expect(frais(90, CONVENUE)).toEqual([null, null, null])
    // 24 November: the fourteenth day of an order of the 10th, the fifteenth of one of the 9th.
    expect(frais(90, avecPrestation(CONVENUE, { creeLe: dansHeures(90 - 14 * 24) }))).toEqual([null, null, null])
    expect(frais(90, avecPrestation(CONVENUE, { creeLe: dansHeures(90 - 15 * 24) }))).toEqual([
      euros(60),
      euros(60),
      euros(60),
    ])
    const professionnel = { ...engagement, acheteur: UN_PROFESSIONNEL }
    expect(frais(90, avecPrestation(CONVENUE, { engagement: professionnel }))).toEqual([
      euros(60),
      euros(60),
      euros(60),
    ])
  })

  it('by the business, or before any date is agreed, costs nothing', () => {
    expect(frais(90, CONVENUE, 'entreprise')).toEqual([null, null, null])
    expect(frais(99, unDossierPropose([100]))).toEqual([null, null, null])
  })

  it('by the client comes too late once the visit has begun', () => {
    expect(annulerPrestation(CONVENUE, '', dansHeures(100), 'client')).toEqual(
      E.left({ _tag: 'InterventionCommencee' }),
    )
    expect(frais(100, CONVENUE, 'entreprise')).toEqual([null, null, null])
  })

  it('by the client comes too late once the work has begun, agreed date or not', () => {
    const commencee = { ...CONVENUE, prestation: { ...CONVENUE.prestation, statut: 'en_cours' as const } }
    for (const dossier of [commencee, unDossier({}, { statut: 'en_cours' })]) {
      expect(annulerPrestation(dossier, '', dansHeures(1), 'client')).toEqual(E.left({ _tag: 'InterventionCommencee' }))
      expect(E.isRight(annulerPrestation(dossier, '', dansHeures(1), 'entreprise'))).toBe(true)
    }
  })

  it('is not undone by another statut: the dates stay cancelled', () => {
    const { dossier } = decide(annulerPrestation(CONVENUE, '', UN_INSTANT, 'client'))
    const reprise = decide(changerStatut(dossier, { statut: 'en_attente', motif: 'Elle rappelle' }, UN_INSTANT)).dossier
    expect(reprise.dates.map(({ statut }) => statut)).toEqual(['annule', 'annule'])
    expect(reprise.prestation.statut).toBe('en_attente')
    expect(validationDateDe(reprise.dates)).toBeNull()
    expect(accepterDate(reprise, 'a', UN_INSTANT)).toEqual(E.left({ _tag: 'LienExpire', raison: 'annule' }))
  })
})
