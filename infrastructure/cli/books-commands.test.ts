import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Knex } from 'knex'
import { afterAll, describe, expect, it } from 'vitest'
import { makePostgresFactureStore } from '#adapters/postgres/facturation/postgres-facture-store'
import { makePostgresPrestationStore } from '#adapters/postgres/prestation/postgres-prestation-store'
import { CENT_EUROS, encaisser, facturer } from '#application/ports/comptabilite.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import { uneBase } from './cli-database.fixture.ts'
import { runCliHere, runCliProcess } from './run-process.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'cli-books-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const plat = (texte: string): string => texte.replaceAll(/[\u00a0\u202f]/g, ' ')

/** An invoice of the first of March 2010, paid the next day. */
const payer = async (knex: Knex): Promise<void> => {
  const stores = { prestations: makePostgresPrestationStore(knex), factures: makePostgresFactureStore(knex) }
  const facture = await facturer(stores, 1, dateCivile(2010, 3, 1), CENT_EUROS)
  await encaisser(stores, facture, 1, { montant: euros(100), le: dateCivile(2010, 3, 2) })
}

describe('the commands of the books', () => {
  it.each([
    [['comptabilite', '--annee', 'deux'], 'L’option --annee attend une année, comme 2026, et pas « deux ».'],
    [['export', 'recettes', '--annee', '26'], 'L’option --annee attend une année, comme 2026, et pas « 26 ».'],
    [['dossier', '--sortie', join(folder, 'x.zip')], 'Il manque --annee AAAA.'],
  ])('end with 2 when they are wrongly called: %j', async (words, sentence) => {
    const { code, out, err } = await runCliHere({}, ...words)
    expect([code, out, plat(err).split('\n')[0]]).toEqual([2, '', sentence])
  })
})

describe('the books', () => {
  it('are told as a table, as a file and as an archive', async () => {
    const { knex, variables } = await uneBase('embedded')
    await payer(knex)
    const table = await runCliHere(variables, 'comptabilite', '--annee', '2010')
    expect(table.code).toBe(0)
    expect(plat(table.out)).toMatch(/^mars +60,00 € +40,00 € +100,00 €$/m)
    expect(plat(table.out)).toMatch(/^= trimestre 1 +60,00 € +40,00 € +100,00 €$/m)
    const csv = await runCliHere(variables, 'export', 'recettes', '--annee', '2010')
    expect(csv.out).toContain('02/03/2010;"Jeanne Dupont"')
    const path = join(folder, 'livres.zip')
    const dossier = await runCliProcess(variables, 'dossier', '--annee', '2010', '--sortie', path)
    expect([dossier.code, dossier.out]).toEqual([0, ''])
    const told = plat(dossier.err)
    expect(told).toMatch(/^LISEZMOI\.txt…\nrecettes-2010\.csv…\n/)
    expect(told).toMatch(/^Dossier écrit : [\d ]+ octets\. Il contient :\n {2}LISEZMOI\.txt\n/m)
    expect(told).toMatch(/^ {2}documents\/ : 1 document\n$/m)
    const files = unzipSync(readFileSync(path))
    expect(Object.keys(files)).toContain('documents/FAC-2010-0001.pdf')
    const [readMe, summary] = ['LISEZMOI.txt', 'synthese-2010.csv'].map((nom) => new TextDecoder().decode(files[nom]))
    expect(plat(readMe ?? '')).toContain('DOSSIER COMPTABLE 2010')
    expect(summary).toContain('"mars 2010";60,00;40,00;100,00;1')
  })

  it('of a year that has not begun are refused with a sentence, and make no file', async () => {
    const { variables } = await uneBase('embedded')
    const path = join(folder, '2099.zip')
    const { code, out, err } = await runCliHere(variables, 'dossier', '--annee', '2099', '--sortie', path)
    expect([code, out, plat(err)]).toEqual([1, '', 'L’année 2099 n’a pas commencé : elle n’a pas encore de dossier.\n'])
    expect(existsSync(path)).toBe(false)
  })

  it('go at their term, after a simulation that changes nothing', async () => {
    const { knex, variables } = await uneBase('embedded')
    await payer(knex)
    const simulation = await runCliHere(variables, 'conservation', '--simulation')
    expect(simulation.code).toBe(0)
    expect(plat(simulation.out)).toMatch(
      /^factures +1 à terme\t0 retenus\t0 sous 30 jours\t1 en tout\tCode de commerce/m,
    )
    expect(plat(simulation.out)).toMatch(
      /^versions_acceptees +0 à terme\t0 retenus\t0 sous 30 jours\t1 en tout\tCode civil, art\. 2224, avec le compte$/m,
    )
    expect(await knex('factures').select('numero')).toHaveLength(1)
    const faite = await runCliHere(variables, 'conservation')
    expect(faite).toMatchObject({ code: 0, out: 'factures\t1\n' })
    expect(await knex('factures').select('numero')).toEqual([])
    expect(await knex('reglements').select('id')).toEqual([])
    expect(plat((await runCliHere(variables, 'conservation')).err)).toBe('Rien n’est à terme aujourd’hui.\n')
  })
})
