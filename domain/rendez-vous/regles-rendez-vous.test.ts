import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { aParis, instantParis } from '#domain/calendrier/heure-de-paris'
import { unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { Statut } from '#domain/prestation/statut'
import { lireMoment, lireMontant, lireNombre, lireTable } from '#domain/shared/table-markdown.fixture'
import { uneEstimation } from '#domain/tarification/estimation.fixture'
import { unLieuA } from '#domain/zone/lieu.fixture'
import { annulerPrestation, changerStatut } from './changer-statut.ts'
import { type DateProposee, type StatutDate, trajetMinutes, finDuPreavis } from './date-proposee.ts'
import { dansHeures, decide, unDossier, unDossierPropose, uneDate } from './dossier.fixture.ts'
import { type Changement, type Dossier, validationDateDe } from './dossier.ts'
import { proposerDates } from './proposer.ts'
import { rappelDe } from './rappel.ts'
import { dateLisible, accepterDate, refuserDates } from './repondre.ts'

const STATUTS: Readonly<Record<string, StatutDate>> = {
  'en attente': 'propose',
  acceptée: 'accepte',
  écartée: 'ecarte',
  refusée: 'refuse',
  remplacée: 'remplace',
  expirée: 'expire',
  annulée: 'annule',
}

type Refus = { readonly _tag: string; readonly raison?: string }

const REFUS: Readonly<Record<string, string>> = {
  'LienExpire delai': 'trop tard',
  'LienExpire remplace': 'remplacée',
  'LienExpire annule': 'annulée',
  ReponseFigee: 'figée',
  PrestationClose: 'close',
  InterventionCommencee: 'commencée',
  MotifRequis: 'motif',
  DateTropProche: 'trop proche',
}

const issue = (decision: E.Either<Refus, Changement | null>): string => {
  if (E.isLeft(decision)) return REFUS[[decision.left._tag, decision.left.raison ?? ''].join(' ').trim()] ?? 'unknown'
  if (decision.right === null) return 'déjà fait'
  const { fait } = decision.right.evenement
  return fait.genre === 'annulation' && fait.frais !== null ? 'oui, avec frais' : 'oui'
}

const GESTES: Readonly<Record<string, (dossier: Dossier, instant: Date) => E.Either<Refus, Changement | null>>> = {
  Accepter: (dossier, instant) => accepterDate(dossier, 'date-1', instant),
  Refuser: (dossier, instant) => refuserDates(dossier, 'date-1', { motif: '', souhaits: [] }, instant),
  Annuler: (dossier, instant) => annulerPrestation(dossier, '', instant, 'client'),
  'Annuler (client)': (dossier, instant) => annulerPrestation(dossier, '', instant, 'client'),
  'Annuler (entreprise)': (dossier, instant) => annulerPrestation(dossier, '', instant, 'entreprise'),
  'Proposer une autre': (dossier, instant) =>
    proposerDates(dossier, [{ id: 'autre', debut: dansHeures(900) }], instant),
}

/** A date seen at the instant of the orders: whether it is still held, and how far the visit is. */
const situer = (statut: StatutDate, reservation: string, visite: string): Dossier => {
  const debut = dansHeures(visite === 'moins de 24 h' ? 12 : 120)
  const proposeeLe = dansHeures(reservation === 'délai passé' ? -80 : -1)
  const date = uneDate({ debut, proposeeLe, statut })
  const autre = uneDate({
    id: 'date-2',
    rang: 1,
    debut: new Date(debut.getTime() + 7_200_000),
    proposeeLe,
    statut: 'accepte',
  })
  const dates = statut === 'ecarte' ? [date, autre] : [date]
  // Placed long ago: within the delay of a withdrawal a cancellation costs nothing.
  return unDossier({ dates }, { statut: statut === 'annule' ? 'annulé' : 'en_attente', creeLe: dansHeures(-30 * 24) })
}

const PARTAGES: Readonly<Record<string, readonly StatutDate[]>> = {
  'l’autre attend': ['propose'],
  'l’autre est acceptée': ['accepte'],
  'l’autre est refusée': ['refuse'],
  'l’autre est expirée': ['expire'],
}

/** An expired date, with another of its proposal ten days later, and the following proposal if there is one. */
const situerExpiree = (autre: string): Dossier => {
  const proposeeLe = dansHeures(-10)
  const date = uneDate({ proposeeLe, debut: dansHeures(-1), statut: 'expire' })
  const suite = uneDate({ id: 'suite', proposition: 2, debut: dansHeures(300) })
  const autres = PARTAGES[autre]?.map((statut) => uneDate({ id: 'date-2', rang: 1, proposeeLe, statut }))
  return unDossier({ dates: [date, ...(autres ?? [suite])] })
}

describe('a date that ran out', () => {
  it.each(
    lireTable('rendez-vous', 'Quand une date expire avant les autres').flatMap((rangee) =>
      ['Lire', 'Accepter', 'Refuser'].map((geste) => ({ geste, autre: rangee('Proposition'), attendu: rangee(geste) })),
    ),
  )('$autre: $geste → $attendu', ({ geste, autre, attendu }) => {
    const dossier = situerExpiree(autre)
    expect(autre === 'une autre a suivi' || autre in PARTAGES).toBe(true)
    const lue = dateLisible(dossier, 'date-1', UN_INSTANT)
    const lecture = E.isLeft(lue) ? issue(lue) : 'oui'
    expect(geste === 'Lire' ? lecture : issue(GESTES[geste]!(dossier, UN_INSTANT))).toBe(attendu)
  })
})

describe('how long a date can be accepted', () => {
  it.each(
    lireTable('rendez-vous', 'Jusqu’à quand une date s’accepte').map((rangee) => ({
      proposee: rangee('Proposée le'),
      visite: rangee('Visite'),
      limite: rangee('S’accepte avant'),
    })),
  )('proposed on $proposee for $visite: $limite', ({ proposee, visite, limite }) => {
    const [debut, instant] = [visite, proposee].map((moment) => instantParis(lireMoment(moment)))
    const decision = proposerDates(unDossier(), [{ id: 'a', debut: debut! }], instant!)
    const proche = limite === 'trop proche'
    const fin = instantParis(lireMoment(proche ? visite : limite)).getTime()
    const accepter = (ms: number): string =>
      issue(proche ? decision : accepterDate(decide(decision).dossier, 'a', new Date(fin + ms)))
    expect([accepter(-1), accepter(0)]).toEqual(proche ? [limite, limite] : ['oui', 'trop tard'])
  })
})

const TITRE = 'Ce que le client et l’entreprise peuvent faire d’une date'

const situations = lireTable('rendez-vous', TITRE).flatMap((rangee) =>
  ['Accepter', 'Refuser', 'Annuler', 'Proposer une autre'].map((geste) => ({
    geste,
    date: rangee('Date'),
    reservation: rangee('Réservation'),
    visite: rangee('Visite dans'),
    attendu: rangee(geste),
  })),
)

describe('what becomes of a date', () => {
  it('is decided for every statut, before and after both delays', () => {
    expect(new Set(situations.map((s) => [s.date, s.reservation, s.visite, s.geste].join())).size).toBe(7 * 2 * 2 * 4)
  })

  it.each(situations)(
    '$date, $reservation, $visite: $geste → $attendu',
    ({ geste, date, reservation, visite, attendu }) => {
      const statut = STATUTS[date]
      expect(statut && issue(GESTES[geste]!(situer(statut, reservation, visite), UN_INSTANT))).toBe(attendu)
    },
  )
})

const clotures = lireTable('rendez-vous', 'Selon le statut de la prestation').flatMap((rangee) =>
  ['Accepter', 'Refuser', 'Annuler (client)', 'Annuler (entreprise)', 'Proposer une autre'].map((geste) => ({
    geste,
    prestation: rangee('Prestation'),
    attendu: rangee(geste),
  })),
)

describe('the statut of the prestation', () => {
  it.each(clotures)('$prestation: $geste → $attendu', ({ geste, prestation, attendu }) => {
    const statut = Statut.values.find((mot) => mot === prestation)
    const dossier = unDossier({ dates: [uneDate()] }, { statut: statut ?? 'en_attente' })
    expect(dossier.prestation.statut).toBe(prestation)
    expect(issue(GESTES[geste]!(dossier, UN_INSTANT))).toBe(attendu)
  })

  it.each(
    lireTable('rendez-vous', 'Changer le statut').flatMap((rangee) =>
      Statut.values.map((vers) => ({ de: rangee('De'), vers, attendu: rangee(vers) })),
    ),
  )('from $de to $vers without a reason: $attendu', ({ de, vers, attendu }) => {
    const dossier = unDossier({}, { statut: Statut.values.find((mot) => mot === de) ?? 'en_attente' })
    expect(issue(changerStatut(dossier, { statut: vers, motif: ' \n' }, UN_INSTANT))).toBe(attendu)
    const motive = changerStatut(dossier, { statut: vers, motif: 'Erreur de saisie' }, UN_INSTANT)
    expect(issue(motive)).toBe(de === vers ? 'déjà fait' : 'oui')
  })
})

/** Hours from the instant of the orders, a Friday at ten in Paris, to the agreed visit. */
const VISITES: Readonly<Record<string, number>> = { hier: -24, 'plus tôt': -1, 'plus tard': 3, demain: 24 }

const convenueA = (heures: number | undefined): readonly DateProposee[] =>
  heures === undefined ? [] : [uneDate({ debut: dansHeures(heures), statut: 'accepte' })]

describe('the end of the work', () => {
  it.each(
    lireTable('rendez-vous', 'Terminer').map((rangee) => ({
      de: rangee('De'),
      convenue: rangee('Date convenue'),
      attendu: rangee('terminé'),
      ensuite: rangee('Date ensuite'),
    })),
  )('from $de, agreed $convenue: $attendu, date $ensuite', ({ de, convenue, attendu, ensuite }) => {
    const statut = Statut.values.find((mot) => mot === de)
    const dossier = unDossier({ dates: convenueA(VISITES[convenue]) }, { statut: statut ?? 'annulé' })
    expect(issue(changerStatut(dossier, { statut: 'terminé', motif: '' }, UN_INSTANT))).toBe(attendu)
    const { dates } = decide(changerStatut(dossier, { statut: 'terminé', motif: 'Fait' }, UN_INSTANT)).dossier
    expect(dates.map(({ statut: celui }) => celui)).toEqual(ensuite === 'aucune' ? [] : [STATUTS[ensuite]])
  })
})

describe('the price of a visit', () => {
  const estimation = uneEstimation(undefined, null, { modalite: 'sur_place', lieu: unLieuA(20) })

  it.each(
    lireTable('rendez-vous', 'Le prix du jour').map((rangee) => ({
      jour: rangee('Jour'),
      total: rangee('Total'),
      pourquoi: rangee('Pourquoi'),
    })),
  )('on $jour ($pourquoi) is $total', ({ jour, total }) => {
    const debut = instantParis({ ...lireMoment(jour), minutes: 9 * 60 })
    const dossier = unDossier({}, { estimation })
    const { dates } = decide(proposerDates(dossier, [{ id: 'a', debut }], UN_INSTANT)).dossier
    expect(dates[0]).toMatchObject({ total: lireMontant(total), majore: total !== '94,00 €' })
  })
})

describe('the time kept free before and after', () => {
  it.each(
    lireTable('rendez-vous', 'Le trajet réservé avant et après').map((rangee) => ({
      distance: rangee('Distance aller'),
      minutes: rangee('Minutes'),
    })),
  )('at $distance is $minutes minutes', ({ distance, minutes }) => {
    const destination =
      distance === 'à distance'
        ? ({ modalite: 'a_distance' } as const)
        : ({ modalite: 'sur_place', lieu: unLieuA(lireNombre(distance)) } as const)
    expect(trajetMinutes(uneEstimation(undefined, null, destination))).toBe(lireNombre(minutes))
  })
})

describe('a visit around a clock change', () => {
  it.each(
    lireTable('rendez-vous', 'Autour des changements d’heure').map((rangee) => ({
      visite: rangee('Visite'),
      rappel: rangee('Rappel'),
      limite: rangee('Modifiable jusqu’à'),
      heure: rangee('Heure affichée'),
    })),
  )('$visite: reminder $rappel, changeable until $limite, shown at $heure', ({ visite, rappel, limite, heure }) => {
    const moment = lireMoment(visite)
    const debut = instantParis(moment)
    const rappelLe = rappelDe({ debut }, UN_INSTANT)
    expect(rappelLe && aParis(rappelLe)).toEqual(lireMoment(rappel))
    expect(aParis(finDuPreavis({ debut }))).toEqual(lireMoment(limite))
    expect(validationDateDe([uneDate({ debut })])).toMatchObject({ date: moment.date, heure })
  })

  it('lasts as long as it was sold, and is answered to the last millisecond', () => {
    for (const jour of ['2027-03-28', '2027-10-31']) {
      const debut = instantParis(lireMoment(`dimanche ${jour.split('-').toReversed().join('/')} 09:00`))
      const proposee = decide(
        proposerDates(unDossier(), [{ id: 'a', debut }], new Date(debut.getTime() - 50 * 3_600_000)),
      ).dossier
      const [date] = proposee.dates
      expect(date!.fin.getTime() - debut.getTime()).toBe(unePrestation().estimation.heures * 3_600_000)
      const limite = finDuPreavis({ debut }).getTime()
      const convenue = decide(accepterDate(proposee, 'a', new Date(limite - 2))).dossier
      const refuser = (instant: number) => refuserDates(convenue, 'a', { motif: '', souhaits: [] }, new Date(instant))
      expect([refuser(limite - 1), refuser(limite)].map(issue)).toEqual(['oui', 'figée'])
    }
  })
})

it('reads a whole proposal as it is offered', () => {
  expect(unDossierPropose([120, 100]).dates.map(({ id, rang }) => [id, rang])).toEqual([
    ['b', 0],
    ['a', 1],
  ])
})
