import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { hacher, unAvenant } from '#domain/devis/avenant.fixture'
import { proposerAvenant } from '#domain/devis/proposer-avenant'
import { repondreAvenant } from '#domain/devis/repondre-avenant'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { uneEstimationFaite } from '#domain/estimation/estimation-faite.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { changerStatut } from '#domain/rendez-vous/changer-statut'
import { encaisser, facturer } from '../ports/comptabilite.fixture.ts'
import { desDocuments } from '../ports/documents.fixture.ts'
import { enregistrerCommande } from '../ports/dossiers.fixture.ts'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { ADMIN } from '../shared/session.fixture.ts'
import { appliquerConservation, lireConservation, telechargerContrat } from './conservation.ts'

const makeStores = useStores()

const desPorts = async (instant: string) => ({
  ...(await makeStores()),
  adminEmails: [],
  clock: makeMemoryClock(new Date(instant)),
})

const terminer = (ports: Awaited<ReturnType<typeof desPorts>>, id: Parameters<typeof ports.prestations.modifier>[0]) =>
  reussir(
    ports.prestations.modifier(id, UN_INSTANT, (dossier) =>
      changerStatut(dossier, { statut: 'terminé', motif: 'Fait' }, UN_INSTANT),
    ),
  )

describe('the timetable of retention', () => {
  it('tells of every kind its rule, what goes today, and what goes within a month', async () => {
    const ports = await desPorts('2027-11-25T10:00:00Z')
    await reussir(ports.estimations.noter([uneEstimationFaite()], new Date(0)))
    const bilans = await reussir(lireConservation(ports)(ADMIN))
    expect(bilans.map(({ genre }) => genre)).toHaveLength(13)
    expect(bilans.find(({ genre }) => genre === 'estimations')).toMatchObject({
      total: 1,
      aTerme: 0,
      bientot: 1,
      plusAncienJusquAu: '2027-12-20',
      regle: { depart: 'creation', duree: { nombre: 13, unite: 'mois' }, suite: 'suppression' },
    })
  })

  it('changes nothing when it is only read', async () => {
    const ports = await desPorts('2040-01-01T10:00:00Z')
    await reussir(ports.estimations.noter([uneEstimationFaite()], new Date(0)))
    await reussir(lireConservation(ports)(ADMIN))
    const bilans = await reussir(lireConservation(ports)(ADMIN))
    expect(bilans.find(({ genre }) => genre === 'estimations')).toMatchObject({ total: 1, aTerme: 1 })
  })

  it('lets go what is at its term, and tells how much', async () => {
    const ports = await desPorts('2040-01-01T10:00:00Z')
    await reussir(
      ports.estimations.noter(
        [1, 2].map((graine) => uneEstimationFaite({}, graine)),
        new Date(0),
      ),
    )
    const dites: string[] = []
    const departs = await reussir(
      appliquerConservation(ports)({
        admin: ADMIN,
        confirmer: true,
        avancement: (genre, nombre) => dites.push(`${genre} ${nombre}`),
      }),
    )
    expect(departs.filter(({ nombre }) => nombre > 0)).toEqual([{ genre: 'estimations', nombre: 2 }])
    expect(dites).toContain('estimations 2')
  })

  it('erases an account five years after its last service, and keeps its invoice for ten', async () => {
    const ports = await desPorts('2031-12-20T10:00:00Z')
    const facture = await facturer(ports, 1, dateCivile(2026, 12, 1))
    await terminer(ports, facture.prestationId)
    await encaisser(ports, facture, 1, { montant: facture.total })
    const ouverte = await enregistrerCommande(ports, 2)
    const departs = await reussir(appliquerConservation(ports)({ admin: ADMIN, confirmer: true }))
    expect(departs.find(({ genre }) => genre === 'clients')).toEqual({ genre: 'clients', nombre: 1 })
    const { comptes } = await ports.apercu()
    expect(comptes.map(({ email }) => email)).toEqual([ouverte.contact.email])
    expect((await reussir(ports.factures.emises({ reference: facture.reference }))).factures).toHaveLength(1)
  })

  it('tells beforehand which accepted quotes go with an account, and lets them go by that alone', async () => {
    const ports = await desPorts('2031-12-20T10:00:00Z')
    const { id } = await enregistrerCommande(ports, 1)
    await reussir(ports.devis.modifier(id, (devis) => proposerAvenant(devis, unAvenant(), UN_INSTANT, hacher)))
    const accord = { version: 2, action: 'accepter', motif: '' } as const
    await reussir(ports.devis.modifier(id, (devis) => repondreAvenant(devis, accord, UN_INSTANT)))
    await terminer(ports, id)
    const acceptees = async () =>
      (await reussir(lireConservation(ports)(ADMIN))).find(({ genre }) => genre === 'versions_acceptees')
    expect(await acceptees()).toMatchObject({
      total: 2,
      aTerme: 2,
      plusAncienJusquAu: '2031-11-20',
      regle: { suite: 'avec_le_compte' },
    })
    const departs = await reussir(appliquerConservation(ports)({ admin: ADMIN, confirmer: true }))
    expect(departs.filter(({ nombre }) => nombre > 0)).toEqual([{ genre: 'clients', nombre: 1 }])
    expect(departs.map(({ genre }) => genre)).not.toContain('versions_acceptees')
    expect(await acceptees()).toMatchObject({ total: 0 })
  })

  it('asks for a yes', async () => {
    const ports = await desPorts('2040-01-01T10:00:00Z')
    const appliquer = appliquerConservation(ports)
    expect(await echouer(appliquer({ admin: ADMIN, confirmer: false }))).toEqual({ _tag: 'ConfirmationRequise' })
  })
})

const uneScene = async (entreprise: Entreprise = uneEntreprise()) => {
  const stores = await makeStores()
  const { reference } = await enregistrerCommande(stores, 1)
  const [compte] = (await stores.apercu()).comptes
  const conservees = [{ reference, jusquAu: dateCivile(2036, 12, 2), raisons: ['contrat'] as const }]
  const effacer = () =>
    reussir(
      stores.comptes.effacer(compte?.id ?? '', UN_INSTANT, () => E.right({ supprimees: [], conservees, messages: 0 })),
    )
  const ports = {
    conservation: stores.conservation,
    clock: makeMemoryClock(UN_INSTANT),
    documents: desDocuments(),
    entreprise,
  }
  const lire = async (
    demandee: string,
  ): Promise<{ readonly nom: string; readonly fichiers: Record<string, string> }> => {
    const { nom, contenu } = await reussir(telechargerContrat(ports)({ admin: ADMIN, reference: demandee }))
    return { nom, fichiers: JSON.parse(new TextDecoder().decode(contenu)) }
  }
  return { ports, reference, effacer, lire }
}

describe('a contract that outlives its account', () => {
  it('is handed to the owner with the quote that was accepted', async () => {
    const { reference, effacer, lire } = await uneScene()
    await effacer()
    const { nom, fichiers } = await lire(reference)
    expect(nom).toBe(`contrat-${reference}.zip`)
    expect(Object.keys(fichiers)).toEqual(['contrat.json', 'DEV-2026-0001.pdf', 'DEV-2026-0001.txt'])
    expect(JSON.parse(fichiers['contrat.json'] ?? '')).toMatchObject({
      reference,
      conserveJusquAu: '2036-12-02',
      contact: { nom: 'Jeanne Dupont' },
    })
  })

  it('is found however its reference is typed', async () => {
    const { reference, effacer, lire } = await uneScene()
    await effacer()
    expect((await lire(` ${reference.toLowerCase()} `)).nom).toBe(`contrat-${reference}.zip`)
  })

  it('is handed over without the drawing of a quote that lacks a mention', async () => {
    const { reference, effacer, lire } = await uneScene(uneEntreprise({ forme: '' }))
    await effacer()
    expect(Object.keys((await lire(reference)).fichiers)).toEqual(['contrat.json'])
  })

  it('is unknown while the account is there, and under what is no reference', async () => {
    const { ports, reference } = await uneScene()
    for (const demandee of [reference, 'PREST-ZZZZZZ', '../etc', '']) {
      expect(await echouer(telechargerContrat(ports)({ admin: ADMIN, reference: demandee }))).toEqual({
        _tag: 'ContratInconnu',
      })
    }
  })
})
