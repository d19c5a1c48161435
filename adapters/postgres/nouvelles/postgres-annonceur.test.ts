import type { Knex } from 'knex'
import { expect, it, onTestFinished } from 'vitest'
import { openKnex } from '#infrastructure/database/open-knex'
import { describeOnDatabases, serverOf } from '#infrastructure/database/test-database.fixture'
import { type AnnonceurOptions, makePostgresAnnonceur } from './postgres-annonceur.ts'

const JAMAIS = 3_600_000

/** Hears announcements, each once, and waits for the next. */
const uneOreille = () => {
  let entendues = 0
  let dire = (): void => undefined
  return {
    entendre: () => {
      entendues += 1
      dire()
    },
    entendues: () => entendues,
    attendre: (nombre: number): Promise<void> =>
      new Promise((resolve) => {
        dire = () => (entendues >= nombre ? resolve() : undefined)
        dire()
      }),
  }
}

const LISTENING = "select pid from pg_stat_activity where query like 'listen%' and datname = current_database()"

describeOnDatabases('announcements over PostgreSQL', (knex, kind) => {
  const uneInstance = (options: AnnonceurOptions = {}) => {
    const database: string = knex().client.config.connection().database
    const { connection } = serverOf(kind)
    const pool: Knex = openKnex({ server: { connection: () => ({ ...connection, database }) }, poolMax: 2 })
    const annonceur = makePostgresAnnonceur(pool, { gatherMs: 1, lookMs: JAMAIS, retryMs: 5, ...options })
    onTestFinished(async () => {
      await annonceur.close()
      await pool.destroy()
    })
    return annonceur
  }

  const listening = async (): Promise<number> => (await knex().raw(LISTENING)).rows.length

  it('reach the listeners of every instance', async () => {
    const [une, autre] = [uneInstance(), uneInstance()]
    const [ici, ailleurs] = [uneOreille(), uneOreille()]
    une.ecouter(ici.entendre)
    autre.ecouter(ailleurs.entendre)
    // The first call is the one of the opening.
    await Promise.all([ici.attendre(1), ailleurs.attendre(1)])
    une.annoncer()
    await Promise.all([ici.attendre(2), ailleurs.attendre(2)])
    autre.annoncer()
    await Promise.all([ici.attendre(3), ailleurs.attendre(3)])
    expect([ici.entendues(), ailleurs.entendues()]).toEqual([3, 3])
  })

  it('that come together leave as one', async () => {
    const instance = uneInstance({ gatherMs: 20 })
    const oreille = uneOreille()
    instance.ecouter(oreille.entendre)
    await oreille.attendre(1)
    for (let fois = 0; fois < 50; fois += 1) instance.annoncer()
    await oreille.attendre(2)
    expect(oreille.entendues()).toBe(2)
  })

  it('are heard again after the connection was lost, and its return is told', async () => {
    const [une, autre] = [uneInstance(), uneInstance()]
    const oreille = uneOreille()
    une.ecouter(oreille.entendre)
    await oreille.attendre(1)
    await knex().raw(`select pg_terminate_backend(pid) from (${LISTENING}) as l`)
    await oreille.attendre(2)
    autre.annoncer()
    await oreille.attendre(3)
    expect(oreille.entendues()).toBe(3)
  })

  it('are looked for without one, now and then', async () => {
    const oreille = uneOreille()
    uneInstance({ lookMs: 5 }).ecouter(oreille.entendre)
    await oreille.attendre(4)
    expect(oreille.entendues()).toBeGreaterThanOrEqual(4)
  })

  it('hold a connection only while somebody listens', async () => {
    const instance = uneInstance()
    const [une, autre] = [uneOreille(), uneOreille()]
    const arreter = [instance.ecouter(une.entendre), instance.ecouter(autre.entendre)]
    await une.attendre(1)
    expect(await listening()).toBe(1)
    arreter[0]?.()
    instance.annoncer()
    await autre.attendre(2)
    expect(une.entendues()).toBe(1)
    arreter[1]?.()
    await instance.close()
    await expect.poll(listening).toBe(0)
  })

  it('do not fail whoever announces when the database is away', async () => {
    const pool = openKnex({ server: { url: 'postgres://nobody@127.0.0.1:9/nothing' } })
    const annonceur = makePostgresAnnonceur(pool, { gatherMs: 1, lookMs: 5, retryMs: 5 })
    const oreille = uneOreille()
    annonceur.ecouter(oreille.entendre)
    annonceur.annoncer()
    await oreille.attendre(2)
    await annonceur.close()
    await pool.destroy()
    expect(oreille.entendues()).toBeGreaterThanOrEqual(2)
  })
})
