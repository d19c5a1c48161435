import type { Knex } from 'knex'
import { expect, it, onTestFinished } from 'vitest'
import * as O from '#fp/Option'
import { reussir } from '#application/shared/run.fixture'
import { clefDeNouvelle } from '#domain/nouvelles/nouvelle'
import { unContact, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { openKnex } from '#infrastructure/database/open-knex'
import { describeOnDatabases, serverOf } from '#infrastructure/database/test-database.fixture'
import { makePostgresCommandeStore } from '../prestation/postgres-commande-store.ts'
import { postgresStores } from '../postgres-stores.fixture.ts'
import { makePostgresAnnonceur } from './postgres-annonceur.ts'
import { makePostgresJournalNouvelles } from './postgres-journal-nouvelles.ts'

const apres = (secondes: number): Date => new Date(UN_INSTANT.getTime() + secondes * 1_000)

const COUPER = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where query like 'listen%' and datname = current_database()`

describeOnDatabases('two instances of the site', (knex, kind) => {
  const uneInstance = () => {
    const database: string = knex().client.config.connection().database
    const { connection } = serverOf(kind)
    const pool: Knex = openKnex({ server: { connection: () => ({ ...connection, database }) }, poolMax: 3 })
    const annonceur = makePostgresAnnonceur(pool, { gatherMs: 1, lookMs: 50, retryMs: 5 })
    onTestFinished(async () => {
      await annonceur.close()
      await pool.destroy()
    })
    const commander = async (graine: number, annoncer = true) => {
      const contact = unContact({ email: `cliente${graine}@courriel.example` })
      const commande = uneNouvellePrestation({ contact, creeLe: apres(graine) }, graine)
      await reussir(makePostgresCommandeStore(pool).enregistrer(commande, O.none))
      if (annoncer) annonceur.annoncer()
    }
    return { pool, annonceur, commander }
  }

  /** Reads at each announcement, one reading after another, and tells each piece of news once. */
  const suivre = async ({ pool, annonceur }: ReturnType<typeof uneInstance>) => {
    const journal = makePostgresJournalNouvelles(pool)
    const vues = new Map<string, string>()
    let { curseur } = await reussir(journal.depuis(null, UN_INSTANT))
    let dire = (): void => undefined
    const lire = async (): Promise<void> => {
      const lot = await reussir(journal.depuis(curseur, apres(30)))
      curseur = lot.curseur
      for (const nouvelle of lot.nouvelles) vues.set(clefDeNouvelle(nouvelle), nouvelle.titre)
      dire()
    }
    let lecture: Promise<void> = Promise.resolve()
    const arreter = annonceur.ecouter(() => {
      lecture = lecture.then(lire)
    })
    const attendre = (nombre: number): Promise<void> =>
      new Promise((resolve) => {
        dire = () => (vues.size >= nombre ? resolve() : undefined)
        dire()
      })
    const finir = async () => {
      arreter()
      await lecture
      return [...vues.values()].toSorted()
    }
    return { attendre, finir }
  }

  it('tell the same news, through a cut and an instance that dies before it announces', async () => {
    await postgresStores(knex())
    const [une, autre] = [uneInstance(), uneInstance()]
    const suivi = await suivre(autre)
    await une.commander(1)
    await autre.commander(2)
    await suivi.attendre(2)
    await knex().raw(COUPER)
    await une.commander(3)
    await une.commander(4, false)
    await suivi.attendre(4)
    await Promise.all([5, 6, 7, 8].map((graine) => (graine % 2 === 0 ? une : autre).commander(graine)))
    await suivi.attendre(8)
    expect(await suivi.finir()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((graine) => `PREST-00000${graine}`))
  })
})
