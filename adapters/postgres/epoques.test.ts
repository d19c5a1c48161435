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

const APRES = `select from knex_migrations where name = '016_epoques.ts'`

describeOnDatabases('what was written before there were epochs', (knex) => {
  it('is found by its words, and by the beginning of an address', async () => {
    const { estimations } = await postgresStores(knex())
    const contact = unContact({ nom: 'Jeanne Dupont', email: 'dev.jura@courriel.example' })
    const appel = uneEstimationFaite({ source: 'telephone', contact }, 1)
    await reussir(estimations.noter([appel], oubliAvant(UN_INSTANT)))
    while ((await knex().raw(APRES)).rows.length > 0) await knex().migrate.down(FOLDER)
    await migrate(knex())
    const trouvees = async (q: string) => {
      const choix = { suite: null, source: null, mots: motsCherches(q) }
      return (await reussir(estimations.lister(choix, { limite: 10, curseur: null }))).elements.length
    }
    for (const q of ['jeanne dupont', 'dev.jura@cour', 'jura', 'de']) expect(await trouvees(q)).toBe(1)
    for (const q of ['courriel', 'jura@courriel', 'jeanne martin']) expect(await trouvees(q)).toBe(0)
  })
})
