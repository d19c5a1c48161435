import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import { describeAcomptes, describeAcomptesAuLivre } from '#application/ports/acomptes.contract'
import {
  avancer,
  commandeTerminee,
  crediter,
  EMISSION,
  emettre,
  factureSuivie,
  ecrireReglement,
  payer,
} from '#application/ports/factures.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import {
  describeAnnulationsDAcompte,
  describeAnnulationsEffacees,
} from '#application/ports/annulations-d-acompte.contract'
import {
  describeFacturesDAcompte,
  describeFacturesDAcompteEffacees,
} from '#application/ports/factures-d-acompte.contract'
import {
  describeFacturesRefaites,
  describeFacturesRefaitesAuLivre,
} from '#application/ports/factures-refaites.contract'
import { reussir } from '#application/shared/run.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import { describeOnDatabases, useOtherInstance } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'
import { makePostgresFactureStore } from './postgres-facture-store.ts'

const FAC_1 = numeroPiece('facture', 2026, 1)

const codeDe = async (ask: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await ask
    return 'nothing was refused'
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const otherInstance = useOtherInstance(kind, knex)

  const makeStores = () => postgresStores(knex())
  describeAcomptes(kind, makeStores)
  describeAcomptesAuLivre(kind, makeStores)
  describeFacturesDAcompte(kind, makeStores)
  describeFacturesDAcompteEffacees(kind, makeStores)
  describeAnnulationsDAcompte(kind, makeStores)
  describeAnnulationsEffacees(kind, makeStores)
  describeFacturesRefaites(kind, makeStores)
  describeFacturesRefaitesAuLivre(kind, makeStores)

  it('never loses money that comes while the invoice is issued elsewhere, nor takes it twice', async () => {
    for (let round = 0; round < 5; round += 1) {
      const stores = await postgresStores(knex())
      const ailleurs = { factures: makePostgresFactureStore(otherInstance()) }
      const commande = await commandeTerminee(stores)
      const { totalNet: montant } = commande.estimation
      const issues = await Promise.all([
        avancer(stores, commande, 'A', { montant })(),
        emettre(ailleurs, commande)(),
        avancer(ailleurs, commande, 'B', { montant })(),
      ])
      expect(E.isRight(issues[1])).toBe(true)
      const repris = (await reussir(factureSuivie(stores, FAC_1))).reglements.map(({ id }) => id)
      const ecrits = [issues[0], issues[2]].flatMap((issue, rang) => (E.isRight(issue) ? [rang === 0 ? 'A' : 'B'] : []))
      expect(repris).toEqual(ecrits)
      expect(repris.length).toBeLessThan(2)
      const etat = repris.length === 1 ? 'payee' : 'a_payer'
      const choix = { etat, mots: [], page: { limite: 5, curseur: null } } as const
      const { elements } = await reussir(stores.factures.lister(choix, dateParis(UN_INSTANT)))
      expect(elements).toHaveLength(1)
    }
  })

  it('never deducts what is given back elsewhere meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const stores = await postgresStores(knex())
      const ailleurs = { factures: makePostgresFactureStore(otherInstance()) }
      const commande = await commandeTerminee(stores)
      await reussir(avancer(stores, commande, 'A'))
      await reussir(emettre(stores, commande))
      await reussir(crediter(stores, FAC_1))
      const [rendu, facture] = await Promise.all([
        payer(ailleurs, FAC_1, 'rendu', { montant: euros(-20) })(),
        emettre(stores, commande)(),
      ])
      expect(E.isRight(facture) ? facture.right.acomptes.length : null).toBe(E.isRight(rendu) ? 0 : 1)
      const { rows } = await knex().raw('select cast(sum(montant) as integer) as somme from reglements')
      expect(rows).toEqual([{ somme: E.isRight(rendu) ? 0 : 2000 }])
    }
  })

  it('writes nothing of an entry when the server loses the transaction half-way', async () => {
    const stores = await postgresStores(knex())
    const commande = await enregistrerCommande(stores, 1)
    const couper = ecrireReglement(stores, commande, () => {
      throw new Error('half-way')
    })
    expect(await couper()).toMatchObject({ _tag: 'Left', left: { _tag: 'PortFailure' } })
    const [{ version }] = await knex()('prestations').select('version')
    expect([version, await knex()('reglements').pluck('id')]).toEqual([1, []])
  })

  it('refuses to alter or to drop a payment, before its invoice and after', async () => {
    const stores = await postgresStores(knex())
    const commande = await commandeTerminee(stores, 1)
    await reussir(avancer(stores, commande, 'A', { montant: euros(20) }))
    const refuser = async (): Promise<void> => {
      for (const change of [
        { montant: 1 },
        { le: '2026-01-01' },
        { reference: 'X' },
        { origine: '{}' },
        { convenu: null },
      ])
        expect(await codeDe(knex()('reglements').update(change))).toBe('23001')
      expect(await codeDe(knex()('reglements').delete())).toBe('23001')
    }
    await refuser()
    await reussir(emettre(stores, commande))
    await refuser()
    expect(await knex()('reglements').pluck('reference')).toEqual([commande.reference])
  })

  it('knows no payment of nothing, nor one that belongs nowhere', async () => {
    await postgresStores(knex())
    const ecriture = { id: 'A', mode: 'virement', le: '2026-12-01', note: '', origine: '{}', enregistre_le: EMISSION }
    const ecrire = (champs: object) => codeDe(knex()('reglements').insert({ ...ecriture, ...champs }))
    expect(await ecrire({ montant: 0, reference: 'PREST-000001' })).toBe('23514')
    expect(await ecrire({ montant: 100 })).toBe('23502')
  })
})
