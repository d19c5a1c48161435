import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { afterAll, describe, expect, it } from 'vitest'
import { strFromU8, unzipSync } from 'fflate'
import { makeNodeHasher } from '#adapters/security/node-hasher'
import { makePostgresPrestationStore } from '#adapters/postgres/prestation/postgres-prestation-store'
import { makePostgresCompteStore } from '#adapters/postgres/compte/postgres-compte-store'
import { reussir } from '#application/shared/run.fixture'
import { unEmail } from '#domain/compte/compte.fixture'
import { unContact, uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import * as O from '#fp/Option'
import { SECRET, uneBase } from './cli-database.fixture.ts'
import { runCliHere, runCliProcess } from './run-process.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'cli-data-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const JEANNE = 'jeanne.dupont@courriel.example'

const commander = (knex: Knex, graine: number, email = JEANNE) =>
  reussir(
    makePostgresPrestationStore(knex).enregistrer(
      uneNouvellePrestation({ contact: unContact({ email }), notes: '=1+1' }, graine),
      O.none,
    ),
  )

const sansPrestation = (knex: Knex) => knex.raw('delete from courriels; delete from prestations')

describe('the data commands', () => {
  it.each([
    [
      ['export', 'secrets'],
      'On exporte : prestations, clients, messages, factures, recettes, b2c, et pas « secrets ».',
    ],
    [['export', 'clients', '--format', 'xml'], 'L’option --format attend : csv, json, et pas « xml ».'],
    [['export'], 'Il manque prestations|clients|messages|factures|recettes|b2c.'],
    [['clients:exporter'], 'Il manque --email ADRESSE.'],
    [['admin:creer', '--email', 'personne'], expect.any(String)],
  ])('end with 2 when they are wrongly called: %j', async (words, sentence) => {
    const { code, out, err } = await runCliHere({}, ...words)
    expect([code, out, err.split('\n')[0]]).toEqual([2, '', sentence])
    expect(err).toContain('Usage : npm run cli -- ')
  })
})

describe('export', () => {
  it('writes CSV and JSON to standard output, data alone', async () => {
    const { knex, variables } = await uneBase('embedded')
    await commander(knex, 1)
    const csv = await runCliProcess(variables, 'export', 'prestations')
    expect(csv.code).toBe(0)
    expect(csv.err).toMatch(/^Export terminé : [\d ]+ octets\.\n$/)
    expect(csv.out.split('\r\n')).toHaveLength(3)
    expect(csv.out).toContain(`;"'=1+1"`)
    const json = await runCliHere(variables, 'export', 'clients', '--format', 'json')
    expect(JSON.parse(json.out)).toMatchObject([{ email: JEANNE, prestations: 1 }])
  })

  it('writes a file for this account alone, whole, and overwrites none without being told to', async () => {
    const { knex, variables } = await uneBase('embedded')
    await commander(knex, 1)
    const path = join(folder, 'clients.csv')
    writeFileSync(path, 'à garder')
    expect(await runCliHere(variables, 'export', 'clients', '--sortie', path)).toEqual({
      code: 1,
      out: '',
      err: `${path} existe déjà : choisissez un autre nom, ou ajoutez --ecraser.\n`,
    })
    expect(readFileSync(path, 'utf8')).toBe('à garder')
    rmSync(path)
    expect(await runCliHere(variables, 'export', 'clients', '--sortie', path)).toMatchObject({ code: 0, out: '' })
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readFileSync(path, 'utf8')).toMatch(/^\uFEFF"Nom";"Email"/)
    expect(existsSync(`${path}.part`)).toBe(false)
  })
})

describe('clients', () => {
  it('are exported whole, by their address', async () => {
    const { knex, variables } = await uneBase('embedded')
    await commander(knex, 1)
    const path = join(folder, 'client.zip')
    const { code, err } = await runCliProcess(variables, 'clients:exporter', '--email', JEANNE, '--sortie', path)
    expect([code, err]).toEqual([0, expect.stringMatching(/^Archive écrite : /)])
    const files = unzipSync(readFileSync(path))
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['LISEZMOI.txt', 'profil.json', 'prestations.json', 'devis/DEV-2026-0001.pdf']),
    )
    expect(JSON.parse(strFromU8(files['profil.json'] ?? new Uint8Array()))).toMatchObject({ email: JEANNE })
    const inconnu = await runCliHere(variables, 'clients:exporter', '--email', 'x@courriel.example', '--sortie', path)
    expect(inconnu).toMatchObject({ code: 1, out: '' })
  })

  it('without prestations are told, then removed, never an admin', async () => {
    const { knex, variables } = await uneBase('embedded')
    await commander(knex, 1)
    await commander(knex, 2, 'patron@courriel.example')
    await knex('clients').where({ email: 'patron@courriel.example' }).update({ role: 'admin' })
    await sansPrestation(knex)
    const simulation = await runCliHere(variables, 'clients:nettoyer', '--simulation')
    expect(simulation).toEqual({
      code: 0,
      out: `Jeanne Dupont\t${JEANNE}\n`,
      err: '1 compte sans prestation serait supprimé.\n',
    })
    expect(await knex('clients').select('id')).toHaveLength(2)
    expect(await runCliHere(variables, 'clients:nettoyer')).toMatchObject({ code: 0, out: simulation.out })
    expect(await knex('clients').select('email')).toEqual([{ email: 'patron@courriel.example' }])
    expect(await runCliHere(variables, 'clients:nettoyer')).toEqual({
      code: 0,
      out: '',
      err: 'Aucun compte sans prestation.\n',
    })
  })
})

describe('admin:creer', () => {
  it('names an admin, whose one-time password is the only result', async () => {
    const { knex, variables } = await uneBase('embedded')
    const { code, out, err } = await runCliHere(variables, 'admin:creer', '--email', 'patron@courriel.example')
    expect([code, err]).toEqual([0, 'patron@courriel.example administre le site. Mot de passe à usage unique :\n'])
    const compte = await reussir(makePostgresCompteStore(knex).parEmail(unEmail('patron@courriel.example')))
    expect(O.isSome(compte) && [compte.value.role, compte.value.motDePasse]).toEqual(['admin', null])
    const secret = out.trim()
    expect(O.isSome(compte) && compte.value.temporaire?.empreinte).toBe(
      makeNodeHasher(SECRET).empreinte('mot-de-passe-temporaire', secret),
    )
  })

  it('gives an account that exists another password, and keeps its profile', async () => {
    const { knex, variables } = await uneBase('embedded')
    await commander(knex, 1)
    const empreinte = await reussir(makeNodeHasher(SECRET).hacher('Sapin de 1987' as never))
    await knex('clients').update({ mot_de_passe: empreinte })
    expect(await runCliHere(variables, 'admin:creer', '--email', JEANNE)).toMatchObject({ code: 0 })
    expect(await knex('clients').select('nom', 'role', 'jeton_version')).toEqual([
      { nom: 'Jeanne Dupont', role: 'admin', jeton_version: 2 },
    ])
  })
})
