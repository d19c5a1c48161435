import { expect, it } from 'vitest'
import { reussir } from '#application/shared/run.fixture'
import { oubliAvant } from '#domain/estimation/conversion'
import { uneEstimationFaite } from '#domain/estimation/estimation-faite.fixture'
import { unContact, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { motsCherches } from '#domain/recherche/clef-de-recherche'
import { migrate } from '#infrastructure/database/migrate'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { MIGRATIONS_FOLDER } from './migrations-folder.ts'
import { postgresStores } from './postgres-stores.fixture.ts'

const FOLDER = { directory: MIGRATIONS_FOLDER, extension: 'ts', loadExtensions: ['.ts'] }

describeOnDatabases('estimates of before they could be searched', (knex) => {
  it('are found by their town, and by who called', async () => {
    const { estimations } = await postgresStores(knex())
    const site = uneEstimationFaite({}, 1)
    const loin = uneEstimationFaite({ lieu: null }, 2)
    const contact = unContact({ nom: 'Élodie Bœuf', email: 'e.boeuf@courriel.example' })
    const appel = uneEstimationFaite({ source: 'telephone', contact }, 3)
    const discret = uneEstimationFaite(
      { source: 'telephone', contact: { ...contact, email: null, telephone: null } },
      4,
    )
    await reussir(estimations.noter([site, loin, appel, discret], oubliAvant(UN_INSTANT)))
    while (await knex().schema.hasColumn('estimations', 'recherche')) await knex().migrate.down(FOLDER)
    await migrate(knex())
    const chercher = async (q: string) => {
      const choix = { suite: null, source: null, mots: motsCherches(q) }
      const { elements } = await reussir(estimations.lister(choix, { limite: 10, curseur: null }))
      return elements.map(({ id }) => id)
    }
    expect(await chercher('39000 saunier')).toEqual([discret.id, appel.id, site.id])
    expect(await chercher('elodie bœuf')).toEqual([discret.id, appel.id])
    for (const q of ['06 12 34 56', 'e.boeuf@courriel.example']) expect(await chercher(q)).toEqual([appel.id])
    expect(await chercher('')).toEqual([discret.id, appel.id, loin.id, site.id])
  })
})
