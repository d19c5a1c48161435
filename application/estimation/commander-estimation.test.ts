import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { commanderPrestation } from '#application/prestation/commander-prestation'
import { echouer, reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { PARTICULIER } from '#domain/client/acheteur'
import { oubliAvant } from '#domain/estimation/conversion'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { uneEstimationFaite } from '#domain/estimation/estimation-faite.fixture'
import { engagerAuTelephone } from '#domain/prestation/engager'
import { commandeeAuTelephone } from '#domain/prestation/commande'
import {
  unContact,
  uneAdresse,
  uneDemande,
  uneNouvellePrestation,
  UN_INSTANT,
} from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import { type CommandeDEstimation, commanderDepuisEstimation, noterAuTelephone } from './estimations.ts'
import { surPlace, unAppel, unAtelier } from './estimation-ports.fixture.ts'

type Atelier = Awaited<ReturnType<typeof unAtelier>>

/** A workshop that made one estimate, of 64 € unless told otherwise, and the order that may come of it. */
const uneScene = async (change: Partial<EstimationFaite> = {}) => {
  const atelier = await unAtelier()
  const { ports } = atelier
  const notee = await reussir(noterAuTelephone(ports)(unAppel()))
  const faite: EstimationFaite = { ...notee, ...change, id: uneEstimationFaite({}, 2).id }
  await reussir(ports.estimations.noter([faite], oubliAvant(UN_INSTANT)))
  const commande = (overrides: Partial<CommandeDEstimation> = {}): CommandeDEstimation => ({
    admin: ADMIN,
    id: faite.id,
    demande: uneDemande(),
    declaration: { acheteur: PARTICULIER, debutAnticipe: false, urgence: false },
    compteConfirme: false,
    empreinte: 'e',
    ...overrides,
  })
  return { ...atelier, faite, commande, commander: commanderDepuisEstimation(ports) }
}

const prestations = async ({ ports }: Pick<Atelier, 'ports'>) => (await ports.apercu()).prestations

/** Told before the prices rose: today the same work costs 64 €. */
const MOINS_CHER = { ...uneEstimationFaite().estimation, totalNet: euros(61) }

describe('an estimate turned into an order', () => {
  it('keeps the price that was told, and knows its order', async () => {
    const scene = await uneScene({ estimation: MOINS_CHER })
    const { prestation, rejouee } = await reussir(scene.commander(scene.commande()))
    expect(rejouee).toBe(false)
    expect(prestation).toMatchObject({ estimation: MOINS_CHER, numeroDevis: 'DEV-2026-0001', creeLe: UN_INSTANT })
    expect(O.toNullable(await reussir(scene.ports.estimations.parId(scene.faite.id)))).toMatchObject({
      commandeeLe: UN_INSTANT,
      prestation: { id: prestation.id, reference: prestation.reference },
    })
  })

  it('carries the words of a custom request', async () => {
    const choix = { serviceId: null, serviceName: 'Photos', serviceDescription: 'Disque tombé.' }
    const scene = await uneScene({ demande: { choix, heures: 2 } })
    const { prestation } = await reussir(scene.commander(scene.commande()))
    expect(prestation.serviceDescription).toBe('Disque tombé.')
  })

  it('waits for no call, and tells in its history that it was taken on one, with what the owner noted then', async () => {
    const scene = await uneScene()
    const { prestation } = await reussir(scene.commander(scene.commande()))
    const suivi = O.toNullable(await reussir(scene.ports.prestations.suivi(prestation.id)))
    expect(suivi?.evenements).toEqual(commandeeAuTelephone(UN_INSTANT, 'Rappeler mardi.'))
    expect(prestation.notes).toBe('')
    expect(prestation.appeleeLe).toEqual(UN_INSTANT)
    const sansNote = await uneScene({ notes: '' })
    const { prestation: autre } = await reussir(sansNote.commander(sansNote.commande()))
    const histoire = O.toNullable(await reussir(sansNote.ports.prestations.suivi(autre.id)))?.evenements
    expect(histoire?.map(({ fait }) => fait.genre)).toEqual(['commande_telephone'])
  })

  it('keeps what the client asked for on the telephone, with its time, as an order of the site does', async () => {
    const declaration = { acheteur: PARTICULIER, debutAnticipe: true, urgence: true }
    const scene = await uneScene()
    const { prestation } = await reussir(scene.commander(scene.commande({ declaration })))
    expect(prestation.engagement).toEqual(engagerAuTelephone(declaration, 'sur_place', UN_INSTANT))
    const estimation = { ...uneEstimationFaite().estimation, modalite: 'a_distance' as const }
    const aDistance = await uneScene({ estimation })
    const { prestation: autre } = await reussir(aDistance.commander(aDistance.commande({ declaration })))
    expect(autre.engagement).toMatchObject({ debutAnticipeLe: UN_INSTANT.toISOString(), depannageUrgentLe: null })
  })

  it('is one order, however often it is asked for', async () => {
    const scene = await uneScene()
    const premiere = await reussir(scene.commander(scene.commande()))
    scene.attendreJours(60)
    expect(await reussir(scene.commander(scene.commande()))).toEqual({ ...premiere, rejouee: true })
    expect(await echouer(scene.commander(scene.commande({ empreinte: 'autre' })))).toEqual({
      _tag: 'EstimationDejaCommandee',
    })
    expect(await prestations(scene)).toBe(1)
  })

  it('is one order, when it is asked for twice at once', async () => {
    const scene = await uneScene()
    const [une, deux] = await Promise.all([
      reussir(scene.commander(scene.commande())),
      reussir(scene.commander(scene.commande())),
    ])
    expect(deux.prestation).toEqual(une.prestation)
    expect(await prestations(scene)).toBe(1)
  })

  it('is not ordered again after the visitor has done so', async () => {
    const scene = await uneScene()
    await reussir(
      commanderPrestation(scene.ports)({
        demande: uneDemande(),
        chiffrage: unAppel().demande,
        totalAccepte: euros(64),
        idempotence: O.none,
        estimationId: scene.faite.id,
      }),
    )
    expect(await echouer(scene.commander(scene.commande()))).toEqual({ _tag: 'EstimationDejaCommandee' })
    expect(await prestations(scene)).toBe(1)
  })
})

describe('the price that was told', () => {
  it('holds for thirty days; after that the order needs the price of the day', async () => {
    const scene = await uneScene({ estimation: MOINS_CHER })
    scene.attendreJours(31)
    const refus = await echouer(scene.commander(scene.commande()))
    expect(refus).toMatchObject({ _tag: 'DevisPerime', estimation: { totalNet: 6_400 } })
    expect(await prestations(scene)).toBe(0)
  })

  it('still serves after thirty days when nothing has changed', async () => {
    const scene = await uneScene()
    scene.attendreJours(31)
    expect((await reussir(scene.commander(scene.commande()))).prestation.estimation.totalNet).toBe(6_400)
  })

  it('is not that of another town', async () => {
    const scene = await uneScene({ estimation: MOINS_CHER })
    const demande = uneDemande({ adresse: uneAdresse({ codePostal: '39570', ville: 'Montmorot' }) })
    expect(await echouer(scene.commander(scene.commande({ demande })))).toMatchObject({ _tag: 'DevisPerime' })
  })

  it('does not bring the work out of the zone', async () => {
    const scene = await uneScene()
    const dole = surPlace({ adresse: '8 rue de Besançon', codePostal: '39100', ville: 'Dole' })
    const adresse = dole.modalite === 'sur_place' ? dole.adresse : uneAdresse()
    const refus = await echouer(scene.commander(scene.commande({ demande: uneDemande({ adresse }) })))
    expect(refus).toMatchObject({ _tag: 'HorsZone' })
  })

  it('is refused with a service that is not sold any more', async () => {
    const choix = { serviceId: '99', serviceName: '', serviceDescription: '' }
    const scene = await uneScene({ demande: { choix, heures: null } })
    expect(await echouer(scene.commander(scene.commande()))).toEqual({ _tag: 'ServiceInconnu' })
  })
})

describe('an order whose mail address opens an account', () => {
  const deJeanne = uneNouvellePrestation({ contact: unContact({ nom: 'Jeanne Dupont' }) }, 9)
  const pour = (nom: string) => ({ demande: uneDemande({ contact: unContact({ nom }) }) })
  const avecJeanne = async () => {
    const scene = await uneScene()
    await reussir(scene.ports.prestations.enregistrer(deJeanne, O.none))
    return scene
  }

  it('is refused to another name, and says whose account that is', async () => {
    const scene = await avecJeanne()
    const refus = await echouer(scene.commander(scene.commande(pour('Odile Perrard'))))
    expect(refus).toEqual({ _tag: 'CompteDUnAutre', nom: 'Jeanne Dupont' })
    expect(await prestations(scene)).toBe(1)
  })

  it('is recorded when the owner knows that it is right', async () => {
    const scene = await avecJeanne()
    const commande = scene.commande({ ...pour('Odile Perrard'), compteConfirme: true })
    expect((await reussir(scene.commander(commande))).prestation.contact.nom).toBe('Odile Perrard')
    expect((await scene.ports.apercu()).comptes).toMatchObject([{ nom: 'Jeanne Dupont' }])
  })

  it('is recorded for the same name, however that is written', async () => {
    const scene = await avecJeanne()
    expect((await reussir(scene.commander(scene.commande(pour('JEANNE  Dùpont'))))).rejouee).toBe(false)
  })
})

describe('an order from an estimate', () => {
  it.each(['1', uneEstimationFaite({}, 99).id])('is refused for an estimate that does not exist: %s', async (id) => {
    const scene = await uneScene()
    expect(await echouer(scene.commander(scene.commande({ id })))).toEqual({ _tag: 'EstimationInconnue' })
  })
})
