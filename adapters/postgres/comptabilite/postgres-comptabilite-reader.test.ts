import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import type { Knex } from 'knex'
import { expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { composerDossier } from '#application/comptabilite/composer-dossier'
import { encaisser, facturer } from '#application/ports/comptabilite.fixture'
import { echouer, reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { periodeDeLAnnee } from '#domain/comptabilite/periode'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { eventually } from '#infrastructure/database/eventually.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'
import { makePostgresComptabiliteReader } from './postgres-comptabilite-reader.ts'

const ANNEE = periodeDeLAnnee(2026)

const openTransactions = async (knex: Knex): Promise<number> => {
  const { rows } = await knex.raw(
    "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  )
  return rows.length
}

describeOnDatabases('PostgreSQL', (knex) => {
  it('reads more than one query brings, none twice and none left out', async () => {
    const stores = await postgresStores(knex())
    const facture = await facturer(stores, 1, dateCivile(2026, 12, 1))
    await encaisser(stores, facture, 1)
    await knex().raw(
      `insert into reglements (id, reference, origine, mode, le, montant, note, apres, enregistre_le)
       select 'r' || n, ?, '{"client": "Jeanne Dupont", "type": "particulier", "nature": "Dépannage"}', 'virement',
         date '2026-12-03' + n % 3, 1, '', ?, now() from generate_series(1, 1203) as n`,
      [facture.reference, facture.numero],
    )
    const ids: string[] = []
    for await (const lot of await reussir(stores.comptabilite.ecritures(ANNEE))) ids.push(...lot.map(({ id }) => id))
    expect([ids.length, new Set(ids).size]).toEqual([1204, 1204])
  })

  it('ends with the last lot that holds anything, full or not', async () => {
    const stores = await postgresStores(knex())
    const lots = async () => {
      const longueurs: number[] = []
      for await (const lot of await reussir(stores.comptabilite.pdfs(ANNEE))) longueurs.push(lot.length)
      return longueurs
    }
    expect(await lots()).toEqual([])
    for (let graine = 1; graine <= 8; graine += 1) await facturer(stores, graine, dateCivile(2026, 12, 1))
    expect(await lots()).toEqual([8])
    await facturer(stores, 9, dateCivile(2026, 12, 1))
    expect(await lots()).toEqual([8, 1])
  })

  it('keeps two instants at once, and a third when one of them is done with', async () => {
    const { comptabilite } = await postgresStores(knex())
    const [premier, second] = [await reussir(comptabilite.figer()), await reussir(comptabilite.figer())]
    expect(await echouer(comptabilite.figer())).toMatchObject({ _tag: 'PortFailure', port: 'comptabilité' })
    await premier.finir()
    const troisieme = await reussir(comptabilite.figer())
    await Promise.all([second.finir(), troisieme.finir()])
    expect(await openTransactions(knex())).toBe(0)
  })

  it('holds an instant no longer than its patience, and says so to whoever goes on reading', async () => {
    await postgresStores(knex())
    const comptabilite = makePostgresComptabiliteReader(knex(), 1)
    const figes = await reussir(comptabilite.figer())
    expect(
      await eventually(
        () => openTransactions(knex()),
        (ouvertes) => ouvertes === 0,
      ),
    ).toBe(0)
    expect(await echouer(figes.ecritures(ANNEE))).toMatchObject({ _tag: 'PortFailure' })
    await (await reussir(comptabilite.figer())).finir()
    await (await reussir(comptabilite.figer())).finir()
  })

  it('gives its connection back when whoever downloads an archive goes away in the middle', async () => {
    const stores = await postgresStores(knex())
    await facturer(stores, 1, dateCivile(2026, 12, 1))
    const ports = {
      ...stores,
      clock: makeMemoryClock(new Date('2027-02-10T10:00:00Z')),
      entreprise: uneEntreprise(),
      documents: makeDocumentRenderer('https://atelier.example/verifier'),
    }
    const { contenu } = await reussir(composerDossier(ports)({ admin: ADMIN, annee: 2026 }))
    const pendant: number[] = []
    for await (const morceau of contenu) {
      if (morceau.length > 0) pendant.push(await openTransactions(knex()))
      break
    }
    expect([...pendant, await openTransactions(knex())]).toEqual([1, 0])
  })

  it('holds no connection while nobody asks', async () => {
    const stores = await postgresStores(knex())
    await facturer(stores, 1, dateCivile(2026, 12, 1))
    const lectures = await Promise.all(Array.from({ length: 30 }, () => reussir(stores.comptabilite.pdfs(ANNEE))))
    expect(lectures).toHaveLength(30)
    expect(await reussir(stores.comptabilite.premiereAnnee())).toMatchObject({ value: 2026 })
  })
})
