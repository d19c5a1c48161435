import type { Knex } from 'knex'
import { describe, expect, it } from 'vitest'
import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { composerDossier, lireListes } from '#application/comptabilite/composer-dossier'
import {
  CENT_EUROS,
  crediter,
  encaisser,
  facturer,
  lireEcritures,
  lirePdfs,
  recevoirAcompte,
  tout,
} from '#application/ports/comptabilite.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { periodeDeLAnnee } from '#domain/comptabilite/periode'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { euros } from '#domain/shared/montant'
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

/** Runs `pendant` after the first statement of each transaction. */
const interrompre = (knex: Knex, pendant: () => Promise<void>): Knex =>
  new Proxy(knex, {
    get: (cible, nom) =>
      nom !== 'transaction'
        ? Reflect.get(cible, nom)
        : (travail: (trx: Knex) => Promise<unknown>, config: Knex.TransactionConfig) =>
            cible.transaction(async (trx) => {
              const raw = (sql: string, valeurs: Knex.RawBinding[]) => {
                const demande = trx.raw(sql, valeurs)
                const lire = demande.then.bind(demande)
                return Object.assign(demande, {
                  // oxlint-disable-next-line unicorn/no-thenable -- it stays the question it was: its options may still be set.
                  then: (tenu: (lu: unknown) => unknown, manque: (raison: unknown) => unknown) =>
                    lire(async (lu: unknown) => {
                      await pendant()
                      return lu
                    }).then(tenu, manque),
                })
              }
              return travail(new Proxy(trx, { get: (de, quoi) => (quoi === 'raw' ? raw : Reflect.get(de, quoi)) }))
            }, config),
  })

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const makeStores = () => postgresStores(knex())

  describe(`${kind}: the books`, () => {
    it('hold more orders than one query reads, none twice and none left out', async () => {
      const stores = await makeStores()
      await knex().raw(
        `insert into reglements (id, reference, origine, mode, le, montant, note, enregistre_le)
         select 'r' || n, 'PREST-' || translate(to_char(n, 'FM000000'), '01', 'YZ'), '{"client": "Jeanne Dupont", "type": "particulier", "nature": "Dépannage"}', 'virement',
           date '2026-12-03', 1, '', now() from generate_series(1, 1203) as n`,
      )
      const lues = (await lireEcritures(stores, ANNEE)).map(({ reference }) => reference)
      expect([lues.length, new Set(lues).size]).toEqual([1203, 1203])
    })

    it('of an archive are of one instant: they do not know what is written while they are read', async () => {
      const stores = await makeStores()
      const facture = await facturer(stores, 1, dateCivile(2026, 12, 1), CENT_EUROS)
      await encaisser(stores, facture, 1, { montant: euros(30), le: dateCivile(2026, 12, 20) })
      const ecrire = async () => {
        if ((await lireEcritures(stores, ANNEE)).length > 1) return
        await encaisser(stores, facture, 2, { montant: euros(10), le: dateCivile(2026, 12, 21) })
        await crediter(stores, facture, dateCivile(2026, 12, 22), euros(5))
        await facturer(stores, 2, dateCivile(2026, 12, 23), CENT_EUROS)
        await recevoirAcompte(stores, await enregistrerCommande(stores, 3), 4, { le: dateCivile(2026, 12, 24) })
      }
      const comptes = async (comptabilite = stores.comptabilite) => {
        const { ecritures, emises, cloture } = await reussir(lireListes({ comptabilite })(2026))
        return [ecritures.length, emises.map(({ numero, solde }) => [numero, solde]), cloture.map(({ solde }) => solde)]
      }
      const pendant = makePostgresComptabiliteReader(interrompre(knex(), ecrire))
      expect(await comptes(pendant)).toEqual([1, [['FAC-2026-0001', 7000]], [7000]])
      expect(await comptes()).toEqual([
        3,
        [
          ['FAC-2026-0001', 5500],
          ['AVO-2026-0001', null],
          ['FAC-2026-0002', 10_000],
        ],
        [5500, 10_000, -100],
      ])
    })

    it('hold no connection while an archive is downloaded, or left', async () => {
      const stores = await makeStores()
      await facturer(stores, 1, dateCivile(2026, 12, 1))
      const ports = {
        ...stores,
        clock: makeMemoryClock(new Date('2027-02-10T10:00:00Z')),
        entreprise: uneEntreprise(),
        documents: makeDocumentRenderer('https://atelier.example/verifier'),
      }
      const dossiers = await Promise.all(
        Array.from({ length: 12 }, () => reussir(composerDossier(ports)({ admin: ADMIN, annee: 2026 }))),
      )
      const pendant: number[] = []
      for await (const { length } of dossiers[0]?.contenu ?? []) {
        pendant.push(length === 0 ? -1 : await openTransactions(knex()))
        break
      }
      expect([...pendant, await openTransactions(knex())]).toEqual([0, 0])
      expect(await reussir(stores.comptabilite.premiereAnnee())).toMatchObject({ value: 2026 })
    })
  })

  describe(`${kind}: the documents of a year`, () => {
    it('are those of its civil days in Paris, oldest first, as the whole list tells them', async () => {
      const stores = await makeStores()
      const soir = { emiseLe: '2026-12-31T23:30:00.000Z', date: dateCivile(2027, 1, 1) }
      await facturer(stores, 1, dateCivile(2025, 12, 31), CENT_EUROS)
      const facture = await facturer(stores, 2, dateCivile(2026, 1, 1), CENT_EUROS)
      await crediter(stores, facture, dateCivile(2026, 3, 1), euros(10))
      await facturer(stores, 3, dateCivile(2026, 12, 31), CENT_EUROS)
      await facturer(stores, 4, dateCivile(2027, 1, 1), { ...CENT_EUROS, ...soir })
      const toutes = await tout(await reussir(stores.ouvrirExtrait('factures')))
      const { emises } = await reussir(lireListes(stores)(2026))
      expect(emises.map(({ numero }) => numero)).toEqual(['FAC-2026-0001', 'AVO-2026-0001', 'FAC-2026-0002'])
      const communes = emises.map(({ avoirs: _avoirs, remplaceePar: _suivante, ...commune }) => commune)
      expect(communes).toEqual(toutes.filter(({ numero }) => numero.includes('-2026-')))
    })

    it('are given by their numbers, those that exist, however many are asked', async () => {
      const stores = await makeStores()
      const numeros: string[] = []
      for (let graine = 1; graine <= 9; graine += 1)
        numeros.push((await facturer(stores, graine, dateCivile(2026, 12, graine))).numero)
      const lus = numeros.map((numero) => [numero, `%PDF ${numero}`])
      expect(await lirePdfs(stores, ['FAC-2019-0001', ...numeros.toReversed()])).toEqual(lus)
      expect(await lirePdfs(stores, ['FAC-2026-0003', 'FAC-2026-0001'])).toEqual([lus[0], lus[2]])
      expect(await lirePdfs(stores, [])).toEqual([])
    })
  })
})
