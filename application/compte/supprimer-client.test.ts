import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import type { ClientRetire } from '#application/ports/client-store'
import { ecrireReglement } from '#application/ports/factures.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { unEmail } from '#domain/compte/compte.fixture'
import { unReglement } from '#domain/facturation/facture-suivie.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { proposerDates } from '#domain/rendez-vous/proposer'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { euros } from '#domain/shared/montant'
import { desComptesSurBase } from './compte-ports.fixture.ts'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { nettoyerInactifs, apercuDeSuppression, supprimerClient } from '#application/compte/effacer-compte'

const DEBUT = new Date('2026-12-01T09:00:00Z')

const makeStores = useStores()

const uneCliente = async (adminEmails: readonly string[] = []) => {
  const registres = desComptesSurBase(await makeStores(), adminEmails.map(unEmail))
  const compte = await registres.ouvrir()
  const { id: prestationId, reference } = (await registres.laCommande()).prestation
  const convenir = async (): Promise<void> => {
    const { prestations } = registres.ports
    await reussir(
      prestations.modifier(prestationId, UN_INSTANT, (lu) =>
        proposerDates(lu, [{ id: 'date', debut: DEBUT }], UN_INSTANT),
      ),
    )
    await reussir(prestations.modifier(prestationId, UN_INSTANT, (lu) => accepterDate(lu, 'date', UN_INSTANT)))
  }
  return { ...registres, id: compte.id, compte, prestationId, reference, convenir }
}

describe('supprimerClient', () => {
  it('takes the account away with its orders, as the preview said', async () => {
    const { ports, restes, id, reference } = await uneCliente()
    const effacement = { supprimees: [reference], conservees: [], messages: 0 }
    expect(await reussir(apercuDeSuppression(ports)({ admin: ADMIN, id }))).toEqual({
      ...effacement,
      dettes: [],
      ouvertes: [reference],
      enCours: [],
      empreinte: expect.any(String),
    })
    expect(await restes()).toEqual([1, 1])
    expect(await reussir(supprimerClient(ports)({ admin: ADMIN, id, forcer: false, empreinte: null }))).toEqual(
      effacement,
    )
    expect(await restes()).toEqual([0, 0])
  })

  it('is refused while an order holds money, even to who insists', async () => {
    const { ports, restes, id, reference } = await uneCliente()
    const convenu = { total: euros(64), ventes: euros(0) }
    await reussir(ecrireReglement(ports, { reference }, () => E.right(unReglement({ montant: euros(30), convenu }))))
    expect(await echouer(supprimerClient(ports)({ admin: ADMIN, id, forcer: true, empreinte: null }))).toEqual({
      _tag: 'AcomptesDetenus',
      montant: 3000,
    })
    expect(await restes()).toEqual([1, 1])
  })

  it('takes away what the preview showed, and nothing that came since', async () => {
    const { ports, restes, id, reference, convenir } = await uneCliente()
    const { empreinte } = await reussir(apercuDeSuppression(ports)({ admin: ADMIN, id }))
    await convenir()
    const refus = await echouer(supprimerClient(ports)({ admin: ADMIN, id, forcer: true, empreinte }))
    expect(refus).toMatchObject({ _tag: 'ApercuPerime', actuel: { supprimees: [reference], enCours: [reference] } })
    expect(await restes()).toEqual([1, 1])
    const relu = await reussir(apercuDeSuppression(ports)({ admin: ADMIN, id }))
    await reussir(supprimerClient(ports)({ admin: ADMIN, id, forcer: true, empreinte: relu.empreinte }))
    expect(await restes()).toEqual([0, 0])
  })

  it('asks before an agreed visit vanishes, and obeys when the owner insists', async () => {
    const { ports, restes, id, reference, convenir } = await uneCliente()
    await convenir()
    expect(await echouer(supprimerClient(ports)({ admin: ADMIN, id, forcer: false, empreinte: null }))).toEqual({
      _tag: 'InterventionPrevue',
      references: [reference],
    })
    expect(await reussir(apercuDeSuppression(ports)({ admin: ADMIN, id }))).toMatchObject({
      supprimees: [reference],
      enCours: [reference],
    })
    expect(await restes()).toEqual([1, 1])
    expect(await reussir(supprimerClient(ports)({ admin: ADMIN, id, forcer: true, empreinte: null }))).toMatchObject({
      supprimees: [reference],
    })
    expect(await restes()).toEqual([0, 0])
  })

  it.each([['role'], ['settings']])('never takes an admin away, by %s, even when the owner insists', async (par) => {
    const { ports, id, compte, restes } = await uneCliente(par === 'settings' ? ['jeanne.dupont@courriel.example'] : [])
    if (par === 'role') await reussir(ports.comptes.nommerAdmin(compte))
    for (const forcer of [false, true]) {
      expect(await echouer(supprimerClient(ports)({ admin: ADMIN, id, forcer, empreinte: null }))).toEqual({
        _tag: 'CompteAdmin',
      })
    }
    expect(await echouer(apercuDeSuppression(ports)({ admin: ADMIN, id }))).toEqual({ _tag: 'CompteAdmin' })
    expect(await restes()).toEqual([1, 1])
  })

  it('knows nobody by another id', async () => {
    const { ports } = await uneCliente()
    const refus = { _tag: 'ClientInconnu' }
    expect(
      await echouer(supprimerClient(ports)({ admin: ADMIN, id: 'nobody', forcer: true, empreinte: null })),
    ).toEqual(refus)
    expect(await echouer(apercuDeSuppression(ports)({ admin: ADMIN, id: 'nobody' }))).toEqual(refus)
  })
})

/** Accounts that have never ordered, more of them than a statement takes away. */
const desInactifs = async (nombre: number, adminEmails: readonly string[] = []) => {
  const stores = await makeStores()
  const { ports, ouvrir } = desComptesSurBase(stores, adminEmails.map(unEmail))
  const modele = await ouvrir()
  /** An admin without orders. */
  const inscrire = async (rang: number) => {
    const id = `ffffffff-ffff-4fff-8fff-${String(rang).padStart(12, '0')}`
    return reussir(ports.comptes.nommerAdmin({ ...modele, id, email: unEmail(`inactif${rang}@courriel.example`) }))
  }
  const inscrireClient = async (_: unknown, rang: number) => stores.retrograder((await inscrire(rang)).email)
  await Promise.all(Array.from({ length: nombre }, inscrireClient))
  const emails = async () => (await stores.apercu()).comptes.map(({ email }) => email)
  return { ports, inscrire, emails }
}

const parEmail = (retires: readonly ClientRetire[]) => retires.toSorted((a, b) => (a.email < b.email ? -1 : 1))

describe('nettoyerInactifs', () => {
  it('tells in a simulation exactly whom it then removes, over several batches', async () => {
    const { ports, emails } = await desInactifs(450)
    const annonces = await reussir(nettoyerInactifs(ports)({ admin: ADMIN, simulation: true }))
    expect([annonces.length, (await emails()).length]).toEqual([450, 451])
    const retires = await reussir(nettoyerInactifs(ports)({ admin: ADMIN, simulation: false }))
    expect(parEmail(retires)).toEqual(parEmail(annonces))
    expect(await emails()).toEqual(['jeanne.dupont@courriel.example'])
    expect(await reussir(nettoyerInactifs(ports)({ admin: ADMIN, simulation: false }))).toEqual([])
  })

  it('leaves the admins, by role and by the settings', async () => {
    const { ports, inscrire } = await desInactifs(3, ['inactif0@courriel.example'])
    await inscrire(1)
    const retires = await reussir(nettoyerInactifs(ports)({ admin: ADMIN, simulation: false }))
    expect(retires.map(({ email }) => email)).toEqual(['inactif2@courriel.example'])
  })
})
