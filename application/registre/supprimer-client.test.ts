import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { makeMemoryFactureStore } from '#adapters/memory/memory-facture-store'
import type { Session } from '#application/shared/session'
import { ecrireAcompte } from '#application/ports/factures.fixture'
import { unEmail } from '#domain/compte/compte.fixture'
import { unReglement } from '#domain/facturation/facture-suivie.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { proposerDates } from '#domain/rendez-vous/proposer'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { euros } from '#domain/shared/montant'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { nettoyerInactifs } from './nettoyer-inactifs.ts'
import { ADMIN, desRegistres, REFUSES } from './registre-ports.fixture.ts'
import { apercuDeSuppression, supprimerClient } from './supprimer-client.ts'

const DEBUT = new Date('2026-12-01T09:00:00Z')

const uneCliente = async (adminEmails: readonly string[] = []) => {
  const registres = desRegistres(adminEmails.map(unEmail))
  const { id } = await registres.ouvrirJeanne()
  const [dossier] = [...registres.store.prestations.values()]
  if (dossier === undefined) throw new Error('no order')
  const { id: prestationId, reference } = dossier.prestation
  const convenir = async (): Promise<void> => {
    const { dossiers } = registres.ports
    await reussir(
      dossiers.modifier(prestationId, UN_INSTANT, (lu) =>
        proposerDates(lu, [{ id: 'date', debut: DEBUT }], UN_INSTANT),
      ),
    )
    await reussir(dossiers.modifier(prestationId, UN_INSTANT, (lu) => accepterDate(lu, 'date', UN_INSTANT)))
  }
  return { ...registres, id, reference, convenir }
}

describe('supprimerClient', () => {
  it('takes the account away with its orders, as the preview said', async () => {
    const { ports, store, id, reference } = await uneCliente()
    const effacement = { supprimees: [reference], conservees: [], messages: 0 }
    expect(await reussir(apercuDeSuppression(ports)({ session: ADMIN, id }))).toEqual({
      ...effacement,
      dettes: [],
      ouvertes: [reference],
      enCours: [],
      empreinte: expect.any(String),
    })
    expect(store.clients.size).toBe(1)
    expect(await reussir(supprimerClient(ports)({ session: ADMIN, id, forcer: false, empreinte: null }))).toEqual(
      effacement,
    )
    expect([store.clients.size, store.prestations.size]).toEqual([0, 0])
  })

  it('is refused while an order holds money, even to who insists', async () => {
    const { ports, store, id } = await uneCliente()
    const [prestationId] = store.prestations.keys()
    if (prestationId === undefined) throw new Error('no order')
    await reussir(
      ecrireAcompte({ factures: makeMemoryFactureStore(store) }, { id: prestationId }, () =>
        E.right(unReglement({ montant: euros(30) })),
      ),
    )
    expect(await echouer(supprimerClient(ports)({ session: ADMIN, id, forcer: true, empreinte: null }))).toEqual({
      _tag: 'ArgentDetenu',
      montant: 3000,
    })
    expect(store.clients.size).toBe(1)
  })

  it('takes away what the preview showed, and nothing that came since', async () => {
    const { ports, store, id, reference, convenir } = await uneCliente()
    const { empreinte } = await reussir(apercuDeSuppression(ports)({ session: ADMIN, id }))
    await convenir()
    const refus = await echouer(supprimerClient(ports)({ session: ADMIN, id, forcer: true, empreinte }))
    expect(refus).toMatchObject({ _tag: 'ApercuPerime', actuel: { supprimees: [reference], enCours: [reference] } })
    expect(store.clients.size).toBe(1)
    const relu = await reussir(apercuDeSuppression(ports)({ session: ADMIN, id }))
    await reussir(supprimerClient(ports)({ session: ADMIN, id, forcer: true, empreinte: relu.empreinte }))
    expect(store.clients.size).toBe(0)
  })

  it('asks before an agreed visit vanishes, and obeys when the owner insists', async () => {
    const { ports, store, id, reference, convenir } = await uneCliente()
    await convenir()
    expect(await echouer(supprimerClient(ports)({ session: ADMIN, id, forcer: false, empreinte: null }))).toEqual({
      _tag: 'PrestationEnCours',
      references: [reference],
    })
    expect(await reussir(apercuDeSuppression(ports)({ session: ADMIN, id }))).toMatchObject({
      supprimees: [reference],
      enCours: [reference],
    })
    expect(store.clients.size).toBe(1)
    expect(await reussir(supprimerClient(ports)({ session: ADMIN, id, forcer: true, empreinte: null }))).toMatchObject({
      supprimees: [reference],
    })
    expect(store.clients.size).toBe(0)
  })

  it.each([['role'], ['settings']])('never takes an admin away, by %s, even when the owner insists', async (par) => {
    const { ports, id, ouvrir, store } = await uneCliente(par === 'settings' ? ['jeanne.dupont@courriel.example'] : [])
    if (par === 'role') await ouvrir({ role: 'admin' })
    for (const forcer of [false, true]) {
      expect(await echouer(supprimerClient(ports)({ session: ADMIN, id, forcer, empreinte: null }))).toEqual({
        _tag: 'CompteAdmin',
      })
    }
    expect(await echouer(apercuDeSuppression(ports)({ session: ADMIN, id }))).toEqual({ _tag: 'CompteAdmin' })
    expect(store.clients.size).toBe(1)
  })

  it('knows nobody by another id', async () => {
    const { ports } = await uneCliente()
    const refus = { _tag: 'ClientInconnu' }
    expect(
      await echouer(supprimerClient(ports)({ session: ADMIN, id: 'nobody', forcer: true, empreinte: null })),
    ).toEqual(refus)
    expect(await echouer(apercuDeSuppression(ports)({ session: ADMIN, id: 'nobody' }))).toEqual(refus)
  })

  it.each(REFUSES)('is refused to %s', async (_, session: Session, refus) => {
    const { ports, store, id } = await uneCliente()
    expect(await echouer(supprimerClient(ports)({ session, id, forcer: true, empreinte: null }))).toEqual(refus)
    expect(await echouer(apercuDeSuppression(ports)({ session, id }))).toEqual(refus)
    expect(store.clients.size).toBe(1)
  })
})

/** Accounts that have never ordered, more of them than a statement takes away. */
const desInactifs = async (nombre: number, adminEmails: readonly string[] = []) => {
  const registres = desRegistres(adminEmails.map(unEmail))
  const { store, ouvrir } = registres
  const modele = await ouvrir()
  for (let rang = 0; rang < nombre; rang += 1) {
    const id = `inactif-${String(rang).padStart(4, '0')}`
    store.clients.set(id, { ...modele, id, email: unEmail(`inactif${rang}@courriel.example`) })
  }
  return registres
}

describe('nettoyerInactifs', () => {
  it('tells in a simulation exactly whom it then removes, over several batches', async () => {
    const { ports, store } = await desInactifs(450)
    const annonces = await reussir(nettoyerInactifs(ports)({ session: ADMIN, simulation: true }))
    expect([annonces.length, store.clients.size]).toEqual([450, 451])
    expect(await reussir(nettoyerInactifs(ports)({ session: ADMIN, simulation: false }))).toEqual(annonces)
    expect([...store.clients.values()].map(({ email }) => email)).toEqual(['jeanne.dupont@courriel.example'])
    expect(await reussir(nettoyerInactifs(ports)({ session: ADMIN, simulation: false }))).toEqual([])
  })

  it('leaves the admins, by role and by the settings', async () => {
    const { ports, store } = await desInactifs(3, ['inactif0@courriel.example'])
    const admin = store.clients.get('inactif-0001')
    if (admin === undefined) throw new Error('no such account')
    store.clients.set(admin.id, { ...admin, role: 'admin' })
    const retires = await reussir(nettoyerInactifs(ports)({ session: ADMIN, simulation: false }))
    expect(retires.map(({ email }) => email)).toEqual(['inactif2@courriel.example'])
  })

  it.each(REFUSES)('is refused to %s', async (_, session: Session, refus) => {
    const { ports, store } = await desInactifs(1)
    expect(await echouer(nettoyerInactifs(ports)({ session, simulation: false }))).toEqual(refus)
    expect(store.clients.size).toBe(2)
  })
})
