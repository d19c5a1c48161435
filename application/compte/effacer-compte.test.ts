import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { unAdmin, unClient } from '#application/shared/session.fixture'
import { ecrireReglement } from '#application/ports/factures.fixture'
import { unEmail } from '#domain/compte/compte.fixture'
import { unReglement } from '#domain/facturation/facture-suivie.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { proposerDates } from '#domain/rendez-vous/proposer'
import { euros } from '#domain/shared/montant'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { desComptesSurBase, JEANNE } from './compte-ports.fixture.ts'
import { bilanEffacement, effacerMonCompte } from './effacer-compte.ts'

const DEBUT = new Date('2026-12-01T09:00:00Z')

const makeStores = useStores()

const unCompteAEffacer = async (adminEmails: readonly string[] = []) => {
  const comptes = desComptesSurBase(await makeStores(), adminEmails.map(unEmail))
  const compte = await comptes.ouvrir()
  const client = unClient(compte.id)
  const { id, reference } = (await comptes.laCommande()).prestation
  /** Agrees on a visit for the order. */
  const convenir = async (): Promise<void> => {
    const { prestations } = comptes.ports
    await reussir(
      prestations.modifier(id, UN_INSTANT, (lu) => proposerDates(lu, [{ id: 'date', debut: DEBUT }], UN_INSTANT)),
    )
    await reussir(prestations.modifier(id, UN_INSTANT, (lu) => accepterDate(lu, 'date', UN_INSTANT)))
  }
  return { ...comptes, compte, client, id, reference, convenir }
}

describe('effacerMonCompte', () => {
  it('erases the account with its orders, and tells the business which', async () => {
    const { ports, restes, client, reference } = await unCompteAEffacer()
    const effacement = await reussir(effacerMonCompte(ports)(client))
    expect(effacement).toEqual({ supprimees: [reference], conservees: [], messages: 0 })
    expect(await restes()).toEqual([0, 0])
    const courriers = await reussir(ports.outbox.reserver(UN_INSTANT, DEBUT, 10))
    expect(courriers).toMatchObject([{ genre: 'effacement_entreprise', detail: { references: [reference] } }])
  })

  it('ends the session: a second press finds nobody', async () => {
    const { ports, client } = await unCompteAEffacer()
    await reussir(effacerMonCompte(ports)(client))
    expect(await echouer(effacerMonCompte(ports)(client))).toEqual({ _tag: 'SessionRequise' })
  })

  it('is refused while a visit is agreed, and possible once it is over', async () => {
    const { ports, restes, client, reference, convenir } = await unCompteAEffacer()
    await convenir()
    const refus = { _tag: 'PrestationEnCours', references: [reference] }
    expect(await echouer(effacerMonCompte(ports)(client))).toEqual(refus)
    expect(await echouer(bilanEffacement(ports)(client))).toEqual(refus)
    expect(await restes()).toEqual([1, 1])
    ports.clock.avancer(DEBUT.getTime() - UN_INSTANT.getTime() + 12 * 3_600_000)
    expect(await reussir(effacerMonCompte(ports)(client))).toMatchObject({ supprimees: refus.references })
  })

  it('is refused while the business holds money of an order that nobody bills any more', async () => {
    const { ports, restes, client, reference } = await unCompteAEffacer()
    await reussir(
      ecrireReglement(ports, { reference }, () =>
        E.right(unReglement({ montant: euros(20), convenu: { total: euros(64), ventes: euros(0) } })),
      ),
    )
    const refus = { _tag: 'ArgentDetenu', montant: 2000 }
    expect(await echouer(bilanEffacement(ports)(client))).toEqual(refus)
    expect(await echouer(effacerMonCompte(ports)(client))).toEqual(refus)
    expect(await restes()).toEqual([1, 1])
  })

  it.each([['role'], ['settings']])('is refused to an admin by %s', async (par) => {
    const { ports, compte } = await unCompteAEffacer(par === 'settings' ? [JEANNE] : [])
    if (par === 'role') await reussir(ports.comptes.nommerAdmin(compte))
    const client = unAdmin(compte.id)
    expect(await echouer(effacerMonCompte(ports)(client))).toEqual({ _tag: 'CompteAdmin' })
    expect(await echouer(bilanEffacement(ports)(client))).toEqual({ _tag: 'CompteAdmin' })
  })
})

describe('bilanEffacement', () => {
  it('says what would go and how long the law keeps the rest, and changes nothing', async () => {
    const { ports, restes, client, reference } = await unCompteAEffacer()
    expect(await reussir(bilanEffacement(ports)(client))).toEqual({
      supprimees: [reference],
      conservees: [],
      messages: 0,
    })
    expect(await restes()).toEqual([1, 1])
  })
})
