import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Knex } from 'knex'
import { expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { exporter } from '#application/export/exporter'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { echouer, reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'
import { makePostgresOuvrirExtrait } from './postgres-extraits.ts'

const LIGNES = 100_000
const MO = 1_000_000

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const heap = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

const remplir = (knex: Knex) =>
  knex.raw(
    `insert into messages (id, nom, email, texte, statut, cree_le, recherche)
     select lpad(cast(n as text), 26, '0'), 'Jeanne Dupont', 'jeanne@courriel.example', repeat('Bonjour. ', 30), 'lu', now(), ''
     from generate_series(1, ?) as n`,
    [LIGNES],
  )

const openTransactions = async (knex: Knex): Promise<number> => {
  const { rows } = await knex.raw(
    "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  )
  return rows.length
}

describeOnDatabases('PostgreSQL', (knex) => {
  it('writes 100 000 lines in flat memory', { timeout: 120_000 }, async () => {
    await postgresStores(knex())
    await remplir(knex())
    const ports = {
      clock: makeMemoryClock(UN_INSTANT),
      ouvrirExtrait: makePostgresOuvrirExtrait(knex()),
      documents: makeDocumentRenderer('https://atelier.example/verifier'),
    }
    const { contenu } = await reussir(exporter(ports)({ admin: ADMIN, quoi: 'messages', format: 'csv' }))
    const depart = heap()
    let [lignes, sommet, morceaux] = [0, 0, 0]
    for await (const texte of contenu) {
      lignes += texte.split('\r\n').length - 1
      morceaux += 1
      if (morceaux % 40 === 0) sommet = Math.max(sommet, heap() - depart)
    }
    expect(lignes).toBe(LIGNES + 1)
    expect(sommet).toBeLessThan(20 * MO)
    expect(await openTransactions(knex())).toBe(0)
  })

  it('tells one instant, whatever is written meanwhile', async () => {
    const stores = await postgresStores(knex())
    await enregistrerCommande(stores, 1)
    const lots = await reussir(stores.ouvrirExtrait('prestations'))
    await enregistrerCommande(stores, 2)
    await knex()('prestations').update({ notes: 'plus tard' })
    const lignes = []
    for await (const lot of lots) lignes.push(...lot)
    expect(lignes.map(({ reference, notes }) => [reference, notes])).toEqual([['PREST-000001', '']])
  })

  it('breaks off when a line is unreadable, and holds nothing', async () => {
    const stores = await postgresStores(knex())
    await enregistrerCommande(stores, 1)
    await knex().raw("update prestations set estimation = estimation - 'service'")
    const lots = await reussir(stores.ouvrirExtrait('prestations'))
    await expect(lots[Symbol.asyncIterator]().next()).rejects.toThrow('unreadable row: service')
    expect(await openTransactions(knex())).toBe(0)
  })

  it('refuses a fourth reading at once, until one ends', async () => {
    const { ouvrirExtrait } = await postgresStores(knex())
    const ouvrir = () => reussir(ouvrirExtrait('clients'))
    const lectures = [await ouvrir(), await ouvrir(), await ouvrir()]
    expect(await echouer(ouvrirExtrait('clients'))).toMatchObject({ _tag: 'PortFailure', port: 'export' })
    for (const lots of lectures) await lots[Symbol.asyncIterator]().return?.()
    for await (const lot of await ouvrir()) expect(lot).toEqual([])
    expect(await openTransactions(knex())).toBe(0)
  })
})
