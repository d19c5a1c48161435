import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import { describeFreinStore } from '#application/ports/frein-store.contract'
import { reussir } from '#application/shared/run.fixture'
import { compterEssai, FREIN_COMPTE } from '#domain/compte/frein'
import { openKnex } from '#infrastructure/database/open-knex'
import { describeOnDatabases, serverOf } from '#infrastructure/database/test-database.fixture'
import { makePostgresFreinStore } from './postgres-compte-store.ts'
import { postgresStores } from '../postgres-stores.fixture.ts'

const INSTANT = new Date('2026-11-20T09:00:00Z')

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeFreinStore(kind, () => postgresStores(knex()))

  describe(`${kind}: counters of several instances`, () => {
    const pools: Knex[] = []

    beforeAll(async () => {
      const { rows } = await knex().raw('select current_database() as database')
      const { connection } = serverOf(kind)
      const server = { connection: () => ({ ...connection, database: String(rows[0].database) }) }
      pools.push(openKnex({ server, poolMax: 6 }), openKnex({ server, poolMax: 6 }))
    })

    afterAll(() => Promise.all(pools.map((pool) => pool.destroy())))

    it('let five of twenty simultaneous attempts through', async () => {
      await postgresStores(knex())
      const stores = pools.map(makePostgresFreinStore)
      const dix = Array.from({ length: 10 }, (_, rang) => rang)
      const essais = dix.flatMap(() =>
        stores.map(({ compter }) => compter('cle', (compteur) => compterEssai(FREIN_COMPTE, compteur, INSTANT))()),
      )
      const passes = (await Promise.all(essais)).filter(E.isRight)
      expect(passes).toHaveLength(5)
      expect(await knex()('freins')).toEqual([{ cle: 'cle', essais: 5, dernier_le: INSTANT }])
    })
  })

  it('tells the time of the database, which its instances share', async () => {
    const { freins } = await postgresStores(knex())
    const lireHeure = async (): Promise<number> =>
      (await knex().raw('select clock_timestamp() as le')).rows[0].le.getTime()
    const avant = await lireHeure()
    const dites: number[] = []
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    onTestFinished(() => void vi.useRealTimers())
    await reussir(
      freins.compter('cle', (_, maintenant) => {
        dites.push(maintenant.getTime())
        return E.right({ essais: 1, dernierLe: maintenant })
      }),
    )
    const apres = await lireHeure()
    expect(dites.every((dite) => avant <= dite && dite <= apres)).toBe(true)
    expect(dites).toHaveLength(1)
  })

  it('forgets ten counters of the days before with each attempt', async () => {
    const { freins, apercu } = await postgresStores(knex())
    const hier = new Date(INSTANT.getTime() - 86_400_001)
    const anciens = Array.from({ length: 12 }, (_, rang) => ({ cle: `ancien-${rang}`, essais: 5, dernier_le: hier }))
    await knex()('freins').insert(anciens)
    await knex()('freins').insert({ cle: 'recent', essais: 5, dernier_le: new Date(INSTANT.getTime() - 86_400_000) })
    await reussir(freins.compter('cle', () => E.right({ essais: 1, dernierLe: INSTANT })))
    expect((await apercu()).freins).toBe(4)
    await reussir(freins.compter('cle', () => E.right({ essais: 2, dernierLe: INSTANT })))
    expect(await knex()('freins').pluck('cle')).toEqual(expect.arrayContaining(['cle', 'recent']))
    expect((await apercu()).freins).toBe(2)
  })
})
