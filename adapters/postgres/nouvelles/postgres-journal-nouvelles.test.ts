import type { Knex } from 'knex'
import { expect, it, onTestFinished } from 'vitest'
import { describeJournalNouvelles } from '#application/ports/journal-nouvelles.contract'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { reussir } from '#application/shared/run.fixture'
import { unContact, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { makePostgresCommandeStore } from '../prestation/postgres-commande-store.ts'
import { postgresStores } from '../postgres-stores.fixture.ts'
import { makePostgresJournalNouvelles } from './postgres-journal-nouvelles.ts'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import * as O from '#fp/Option'

const apres = (secondes: number): Date => new Date(UN_INSTANT.getTime() + secondes * 1_000)

const commander = (knex: Knex, graine: number, secondes: number) =>
  reussir(
    makePostgresCommandeStore(knex).enregistrer(
      uneNouvellePrestation(
        { contact: unContact({ email: `cliente${graine}@courriel.example` }), creeLe: apres(secondes) },
        graine,
      ),
      O.none,
    ),
  )

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeJournalNouvelles(kind, () => postgresStores(knex()))

  it('tells an order whose transaction ends after that of a later one', async () => {
    const { journalNouvelles } = await postgresStores(knex())
    const depuis = (curseur: string | null, secondes: number) =>
      reussir(journalNouvelles.depuis(curseur, apres(secondes)))
    // The first order of a year makes its series, for which others wait.
    await commander(knex(), 3, -1_000)
    const { curseur } = await depuis(null, 0)
    const lente = await knex().transaction()
    onTestFinished(async () => {
      if (!lente.isCompleted()) await lente.rollback()
    })
    await commander(lente, 1, 1)
    await commander(knex(), 2, 2)
    const premier = await depuis(curseur, 3)
    expect(premier.nouvelles.map(({ titre }) => titre)).toEqual(['PREST-000002'])
    await lente.commit()
    const second = await depuis(premier.curseur, 50)
    expect(second.nouvelles.map(({ titre }) => titre)).toEqual(['PREST-000001', 'PREST-000002'])
  })

  it('tells more than one reading holds, a part at a time', async () => {
    const { journalNouvelles, ...stores } = await postgresStores(knex())
    const { curseur } = await reussir(journalNouvelles.depuis(null, UN_INSTANT))
    const { id } = await enregistrerCommande({ commandes: stores.commandes }, 1)
    await knex().raw(
      `insert into prestation_evenements (prestation_id, le, auteur, detail)
       select ?, cast(? as timestamptz) + n * interval '1 ms', 'entreprise', '{"genre": "date_acceptee", "date": ""}'
       from generate_series(1, 2500) as n`,
      [id, UN_INSTANT],
    )
    let lu = { curseur, suite: true, tailles: [] as readonly number[] }
    while (lu.suite) {
      const lot = await reussir(journalNouvelles.depuis(lu.curseur, apres(1_000)))
      lu = { ...lot, tailles: [...lu.tailles, lot.nouvelles.length] }
    }
    expect(lu.tailles).toEqual([1_000, 1_000, 501])
    expect((await reussir(journalNouvelles.depuis(lu.curseur, apres(1_000)))).nouvelles).toEqual([])
  })

  it('goes on when a restoration took the numbers back', async () => {
    await postgresStores(knex())
    const journal = makePostgresJournalNouvelles(knex())
    const { curseur } = await reussir(journal.depuis('999999999..', UN_INSTANT))
    await commander(knex(), 1, 1)
    expect((await reussir(journal.depuis(curseur, apres(2)))).nouvelles).toHaveLength(1)
  })
})
