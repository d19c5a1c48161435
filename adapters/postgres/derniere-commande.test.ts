import { expect, it } from 'vitest'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { reussir } from '#application/shared/run.fixture'
import { unContact, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { motsCherches } from '#domain/recherche/clef-de-recherche'
import { migrate } from '#infrastructure/database/migrate'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { MIGRATIONS_FOLDER } from './migrations-folder.ts'
import { postgresStores } from './postgres-stores.fixture.ts'

const FOLDER = { directory: MIGRATIONS_FOLDER, extension: 'ts', loadExtensions: ['.ts'] }

const APRES = `select from knex_migrations where name = '017_derniere_commande.ts'`

/** The version before looks for names by their first letter. */
const MOTS_D_AVANT = `
  select mots_de_client('''zoe''', true, timestamptz 'epoch', 'zoe') @@ cast('''n122/zoe''' as tsquery) as trouve`

/** Marcel orders before and after Odile. */
const COMMANDES = ['Marcel Bouvier', 'Odile Perrard', 'Marcel Bouvier']

describeOnDatabases('accounts that did not tell their last order', (knex) => {
  it('are listed and searched by it', async () => {
    const stores = await postgresStores(knex())
    for (const [rang, nom] of COMMANDES.entries()) {
      const contact = unContact({ nom, email: `${nom.slice(0, 5).toLowerCase()}@courriel.example` })
      const creeLe = new Date(UN_INSTANT.getTime() + rang * 3_600_000)
      await enregistrerCommande(stores, rang + 1, { contact, creeLe })
    }
    while ((await knex().raw(APRES)).rows.length > 0) await knex().migrate.down(FOLDER)
    expect((await knex().raw(MOTS_D_AVANT)).rows).toEqual([{ trouve: true }])
    await migrate(knex())
    const noms = async (q: string) => {
      const page = { limite: 10, curseur: null }
      const choix = { tri: 'derniere_commande', activite: null, mots: motsCherches(q), page } as const
      return (await reussir(stores.registreClients.lister(choix))).elements.map(({ nom }) => nom)
    }
    for (const q of ['', 'lons']) expect(await noms(q)).toEqual(['Marcel Bouvier', 'Odile Perrard'])
  })
})
