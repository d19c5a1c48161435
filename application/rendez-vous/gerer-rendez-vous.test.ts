import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { uneAbsence } from '#domain/agenda/absence.fixture'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { FORME_IDENTIFIANT } from '#domain/shared/identifiant'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { ADMIN } from '../shared/session.fixture.ts'
import type { Client } from '../shared/session.ts'
import {
  type ActionDuClient,
  gererRendezVous,
  type Proposition,
  proposerDate,
  type DemandeDeModification,
  type Modification,
  modifierPrestation,
} from './gerer-rendez-vous.ts'
import { unAtelier } from './rendez-vous.fixture.ts'

const ACTIONS: readonly ActionDuClient[] = ['accepter', 'refuser', 'deplacer', 'annuler']

const unClient = async () => {
  const atelier = await unAtelier()
  const [dateId = ''] = await atelier.proposer(100, 150)
  const faire = (
    action: ActionDuClient,
    client: Client = atelier.client,
    id: string = atelier.mienne.id,
    date = dateId,
  ) => gererRendezVous(atelier.ports)({ client, id, action, dateId: date, motif: 'Parce que', souhaits: [] })
  return { ...atelier, faire }
}

describe('proposerDate', () => {
  it('offers nothing while the owner is away, unless only a private calendar says so', async () => {
    const { ports, mienne } = await unAtelier()
    await reussir(ports.absences.ajouter(uneAbsence({ du: dateParis(UN_INSTANT), jours: [2] })))
    await reussir(ports.absences.poserCalendrier('https://agenda.example/a.ics', UN_INSTANT))
    const occupation = { debut: dansHeures(90), fin: dansHeures(101) }
    await reussir(ports.absences.noterLecture('https://agenda.example/a.ics', UN_INSTANT, [occupation]))
    const proposer = (heures: number) =>
      proposerDate(ports)({ admin: ADMIN, id: mienne.id, debuts: [dansHeures(heures)], version: null })
    expect(await echouer(proposer(100))).toEqual({ _tag: 'DateDansUneAbsence', debut: dansHeures(100) })
    expect((await reussir(proposer(96))).dossier.dates).toHaveLength(1)
  })
})

describe('gererRendezVous', () => {
  it('accepts, gives back, refuses and cancels, each told in the history', async () => {
    const { faire } = await unClient()
    const statuts = []
    for (const action of ['accepter', 'deplacer', 'accepter', 'refuser', 'annuler'] as const) {
      const { dossier } = await reussir(faire(action))
      statuts.push(dossier.dates[0]?.statut)
    }
    expect(statuts).toEqual(['accepte', 'refuse', 'accepte', 'refuse', 'annule'])
    const { dossier, evenements } = await reussir(faire('annuler'))
    expect(dossier.prestation.statut).toBe('annulé')
    expect(evenements.slice(2).map(({ fait }) => fait.genre)).toEqual([
      'date_acceptee',
      'date_refusee',
      'date_acceptee',
      'date_refusee',
      'annulation',
    ])
  })

  it('moves the agreed visit without being told which', async () => {
    const { faire, client, mienne } = await unClient()
    expect(await echouer(faire('deplacer', client, mienne.id, ''))).toEqual({ _tag: 'LienInvalide' })
    await reussir(faire('accepter'))
    const { dossier } = await reussir(faire('deplacer', client, mienne.id, ''))
    expect(dossier.dates.map(({ statut }) => statut)).toEqual(['refuse', 'refuse'])
  })

  it('knows nothing of somebody else’s prestation, nor of one that nobody ordered', async () => {
    const { faire, autreClient, client, ports, mienne } = await unClient()
    const avant = await reussir(ports.prestations.suivi(mienne.id))
    for (const action of ACTIONS) {
      expect(await echouer(faire(action, autreClient))).toEqual({ _tag: 'PrestationInconnue' })
      expect(await echouer(faire(action, client, uneNouvellePrestation({}, 9).id))).toEqual({
        _tag: 'PrestationInconnue',
      })
    }
    expect(await reussir(ports.prestations.suivi(mienne.id))).toEqual(avant)
  })

  it('refuses to change within a day, to cancel what has begun, and a date that is not this prestation’s', async () => {
    const { faire, attendre, client, mienne } = await unClient()
    await reussir(faire('accepter'))
    expect(await echouer(faire('accepter', client, mienne.id, 'ailleurs'))).toEqual({ _tag: 'LienInvalide' })
    attendre(76)
    expect(await echouer(faire('deplacer'))).toEqual({ _tag: 'ReponseFigee', debut: dansHeures(100) })
    attendre(24)
    expect(await echouer(faire('annuler'))).toEqual({ _tag: 'InterventionCommencee' })
  })
})

const proposition = (id: string, overrides: Partial<Proposition> = {}): Proposition => ({
  admin: ADMIN,
  id,
  debuts: [dansHeures(100)],
  version: null,
  ...overrides,
})

describe('proposerDate', () => {
  it('offers the dates under ids of their own, and answers the prestation with its history', async () => {
    const { ports, mienne } = await unAtelier()
    const debuts = [dansHeures(100), dansHeures(150)]
    const { dossier, evenements } = await reussir(proposerDate(ports)(proposition(mienne.id, { debuts, version: 1 })))
    expect(dossier.dates.map(({ debut, proposeeLe }) => [debut, proposeeLe])).toEqual(
      debuts.map((debut) => [debut, UN_INSTANT]),
    )
    expect(new Set(dossier.dates.map(({ id }) => FORME_IDENTIFIANT.test(id) && id)).size).toBe(2)
    expect(evenements.map(({ fait }) => fait.genre)).toEqual(['commande', 'date_proposee'])
  })

  it('refuses a prestation that nobody ordered, under whatever id', async () => {
    const { ports } = await unAtelier()
    for (const id of [uneNouvellePrestation({}, 9).id, '../etc/passwd', '']) {
      expect(await echouer(proposerDate(ports)(proposition(id)))).toEqual({ _tag: 'PrestationInconnue' })
    }
  })

  it('refuses what was changed since it was read, and shows how it stands', async () => {
    const { ports, mienne, proposer } = await unAtelier()
    await proposer(100)
    const refus = await echouer(proposerDate(ports)(proposition(mienne.id, { version: 1 })))
    expect(refus).toEqual({
      _tag: 'VersionPerimee',
      actuelle: O.toNullable(await reussir(ports.prestations.parId(mienne.id))),
    })
  })

  it('refuses the time that another prestation holds', async () => {
    const { ports, autre, proposer } = await unAtelier()
    await proposer(100)
    expect(await echouer(proposerDate(ports)(proposition(autre.id)))).toEqual({ _tag: 'CreneauOccupe' })
  })

  it('refuses no date, too many, one that is past, and two that overlap', async () => {
    const { ports, mienne } = await unAtelier()
    const refus = async (...heures: readonly number[]) =>
      (await echouer(proposerDate(ports)(proposition(mienne.id, { debuts: heures.map(dansHeures) }))))._tag
    expect([await refus(), await refus(1, 50, 100, 150), await refus(0), await refus(50, 50.5)]).toEqual([
      'NombreDeDates',
      'NombreDeDates',
      'DatePassee',
      'DatesQuiSeTouchent',
    ])
  })
})

const demande = (
  id: string,
  modification: Modification,
  overrides: Partial<DemandeDeModification> = {},
): DemandeDeModification => ({ admin: ADMIN, id, version: null, modification, ...overrides })

const EN_COURS: Modification = { genre: 'statut', statut: 'en_cours', motif: '' }
const URGENTE: Modification = { genre: 'priorite', priorite: 'urgente' }
const TERMINE: Modification = { genre: 'statut', statut: 'terminé', motif: '' }
const ANNULE: Modification = { genre: 'statut', statut: 'annulé', motif: '' }
const APPEL: Modification = { genre: 'appel', note: 'Rappeler mardi.' }
const NOTE: Modification = { genre: 'note', texte: 'Digicode 4521.' }
const DATES: Modification = { genre: 'dates', debuts: [dansHeures(100)] }

describe('modifierPrestation', () => {
  it('changes the statut, the priority and the dates, one after the other', async () => {
    const { ports, mienne } = await unAtelier()
    const versions: number[] = []
    for (const modification of [EN_COURS, URGENTE, DATES]) {
      const version = versions.at(-1) ?? 1
      const { dossier } = await reussir(modifierPrestation(ports)(demande(mienne.id, modification, { version })))
      versions.push(dossier.prestation.version)
    }
    expect(versions).toEqual([2, 3, 4])
    const { dossier, evenements } = await reussir(modifierPrestation(ports)(demande(mienne.id, URGENTE)))
    expect(dossier.prestation).toMatchObject({ statut: 'en_cours', priorite: 'urgente', version: 4 })
    expect(evenements.map(({ fait }) => fait.genre)).toEqual(['commande', 'statut', 'priorite', 'date_proposee'])
  })

  it('writes a call and a note in the history', async () => {
    const { ports, mienne } = await unAtelier()
    await reussir(modifierPrestation(ports)(demande(mienne.id, APPEL, { version: 1 })))
    const { dossier, evenements } = await reussir(modifierPrestation(ports)(demande(mienne.id, NOTE, { version: 2 })))
    expect(dossier.prestation).toMatchObject({ appeleeLe: UN_INSTANT, statut: 'en_attente', version: 3 })
    expect(evenements.slice(1).map(({ auteur, fait }) => [auteur, fait])).toEqual([
      ['entreprise', { genre: 'appel', note: 'Rappeler mardi.' }],
      ['entreprise', { genre: 'note', texte: 'Digicode 4521.' }],
    ])
  })

  it('refuses a prestation that nobody ordered and a version that is no longer', async () => {
    const { ports, mienne } = await unAtelier()
    for (const modification of [EN_COURS, URGENTE, DATES, APPEL, NOTE]) {
      const inconnue = demande(uneNouvellePrestation({}, 9).id, modification)
      expect(await echouer(modifierPrestation(ports)(inconnue))).toEqual({ _tag: 'PrestationInconnue' })
      expect(await echouer(modifierPrestation(ports)(demande(mienne.id, modification, { version: 7 })))).toMatchObject({
        _tag: 'VersionPerimee',
        actuelle: { prestation: { version: 1 } },
      })
    }
  })

  it('asks why for an unusual statut', async () => {
    const { ports, mienne } = await unAtelier()
    expect(await echouer(modifierPrestation(ports)(demande(mienne.id, TERMINE)))).toEqual({ _tag: 'MotifRequis' })
    const motive = demande(mienne.id, { ...TERMINE, motif: 'Fait la veille' })
    expect((await reussir(modifierPrestation(ports)(motive))).dossier.prestation.statut).toBe('terminé')
  })

  it('refuses dates for what is cancelled, whose time is free for somebody else', async () => {
    const { ports, mienne, autre, proposer } = await unAtelier()
    await proposer(100)
    await reussir(modifierPrestation(ports)(demande(mienne.id, ANNULE)))
    expect(await echouer(modifierPrestation(ports)(demande(mienne.id, DATES)))).toEqual({ _tag: 'PrestationClose' })
    const prise = { admin: ADMIN, id: autre.id, debuts: [dansHeures(100)], version: null }
    expect((await reussir(proposerDate(ports)(prise))).dossier.dates).toHaveLength(1)
  })
})
