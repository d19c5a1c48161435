import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  createWriteStream,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Knex } from 'knex'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startAddressService } from '#adapters/geocoding/address-service.fixture'
import { makePostgresMessageStore } from '#adapters/postgres/message/postgres-message-store'
import { makePostgresOutbox } from '#adapters/postgres/courrier/postgres-outbox'
import { reussir } from '#application/shared/run.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { ouvrirFil } from '#domain/message/suite'
import { NOWHERE as SANS_SERVICE, SECRET, uneBase as uneBaseSeule } from './cli/cli-database.fixture.ts'
import { runCliHere, runCliProcess } from './cli/run-process.fixture.ts'
import { openKnex } from './database/open-knex.ts'
import { describeOnDatabases } from './database/test-database.fixture.ts'
import type { DatabaseKind } from './database/test-databases.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NOWHERE = { ...SANS_SERVICE, DATA_DIR: folder }

/** A new database, and a folder. */
const uneBase = async (kind: DatabaseKind, template = true) => {
  const base = await uneBaseSeule(kind, template)
  const variables: Readonly<Record<string, string>> = { ...base.variables, DATA_DIR: folder }
  return { ...base, variables }
}

/** Two mails: one given up, one waiting. */
const deposer = async (knex: Knex): Promise<string> => {
  for (const graine of [1, 2])
    await reussir(makePostgresMessageStore(knex).enregistrer(ouvrirFil(unMessage({}, graine))))
  const outbox = makePostgresOutbox(knex)
  const [courrier] = await reussir(outbox.reserver(UN_INSTANT, new Date(UN_INSTANT.getTime() + 1), 1))
  if (courrier === undefined) throw new Error('nothing to claim')
  await reussir(outbox.marquerEchoue(courrier, null, 'adresse_refusee 550: 550 no such\nmailbox'))
  return courrier.id
}

const path = join(folder, 'sauvegarde.gz')
beforeEach(() => rmSync(path, { force: true }))

async function* endlessGzip(): AsyncGenerator<Buffer> {
  yield Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3])
  for (;;) yield Buffer.from('a')
}

describe('npm run cli', () => {
  it('hands the signal that npm gets to the command, which says what it leaves', async () => {
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    const child = spawn('npm', ['run', '-s', 'cli', '--', 'restauration', pipe, '--simulation'], {
      cwd: join(import.meta.dirname, '..'),
      env: { PATH: process.env['PATH'], DATA_DIR: folder },
    })
    child.stdout.resume()
    const said = text(child.stderr)
    // Opening the pipe waits until the command reads from it.
    const writing = createWriteStream(pipe)
    const cut = pipeline(endlessGzip, writing).catch(() => undefined)
    await once(writing, 'open')
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect([await said, await ended]).toEqual(['Interrompu\u00a0: rien n’a été changé.\n', [1, null]])
    await cut
  })

  it('helps whatever the settings are', async () => {
    const { code, out, err } = await runCliProcess({ PORT: 'trois mille' }, 'aide')
    expect([code, err]).toEqual([0, ''])
    for (const nom of [
      'aide',
      'migrer',
      'verifier',
      'admin:creer',
      'export',
      'clients:exporter',
      'clients:nettoyer',
      'courriels:etat',
      'courriels:renvoyer',
      'sauvegarde',
      'restauration',
      'comptabilite',
      'dossier',
      'conservation',
    ]) {
      expect(out).toMatch(new RegExp(`^ {2}${nom}\\b.* {2}\\S`, 'm'))
    }
  })

  it('ends with 2 when it does not know the command', async () => {
    expect(await runCliProcess({}, 'danser')).toMatchObject({ code: 2, out: '' })
  })

  it.each([['migrer'], ['courriels:etat'], ['sauvegarde', path]])(
    'refuses %s under unusable settings',
    async (...words) => {
      const expected = { code: 1, out: '', err: 'PORT : attendu un numéro de port entre 0 et 65535.\n' }
      expect(await runCliHere({ PORT: 'trois mille' }, ...words)).toEqual(expected)
    },
  )

  it.each([['courriels:etat'], ['sauvegarde', path]])(
    'makes no database for %s in a mistyped DATA_DIR',
    async (...words) => {
      const mistyped = join(folder, 'dta')
      const { code, err } = await runCliHere({ DATA_DIR: mistyped }, ...words)
      expect([code, err]).toEqual([1, `Il n’y a pas de base dans ${mistyped} : voyez DATA_DIR, ou démarrez le site.\n`])
      expect(existsSync(mistyped)).toBe(false)
    },
  )

  it('says that a server is away instead of waiting for it', async () => {
    const variables = { ...NOWHERE, JWT_SECRET: SECRET, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' }
    const { code, err } = await runCliProcess(variables, 'courriels:etat')
    expect([code, err]).toEqual([1, expect.stringContaining('La base de données ne répond pas')])
  })
})

describeOnDatabases('migrer', (_, kind) => {
  it('tells from what to what, then that nothing is left', async () => {
    const { variables } = await uneBase(kind, false)
    const first = await runCliProcess(variables, 'migrer')
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toMatch(/^Le schéma est passé de rien à \d{3}_\w+\.ts : 001_schema\.ts.*\.\n$/)
    const second = await runCliProcess(variables, 'migrer')
    expect(second).toMatchObject({ code: 0, err: '' })
    expect(second.out).toMatch(/^Le schéma est déjà à jour : \d{3}_\w+\.ts\.\n$/)
  })
})

describe('courriels', () => {
  it('are told with the reason in French and the words of the server, then go back to the queue', async () => {
    const { knex, variables } = await uneBase('embedded')
    const id = await deposer(knex)
    const etat = await runCliHere(variables, 'courriels:etat')
    expect(etat.code).toBe(0)
    expect(etat.out.split('\n')).toEqual([
      'En attente : 1 courriel, le plus ancien du vendredi 20 novembre 2026 à 10 h',
      'En échec : 1 courriel',
      `  ${id}  message_entreprise  1 essai  du vendredi 20 novembre 2026 à 10 h`,
      '    Le serveur de courriel refuse cette adresse : elle n’existe pas, ou n’existe plus. (550)',
      '    550 no such mailbox',
      '',
    ])
    const simulation = await runCliHere(variables, 'courriels:renvoyer', '--simulation')
    expect(simulation).toMatchObject({ code: 0, out: '1 courriel retournerait dans la file.\n' })
    const renvoi = await runCliHere(variables, 'courriels:renvoyer')
    expect(renvoi).toMatchObject({ code: 0, out: '1 courriel retourne dans la file.\n' })
    expect(await knex('courriels').where({ statut: 'a_envoyer' }).count()).toEqual([{ count: 2 }])
    expect(await runCliHere(variables, 'courriels:renvoyer')).toMatchObject({ out: 'Aucun courriel en échec.\n' })
  })

  it('are refused to a program that the schema does not fit', async () => {
    const { variables } = await uneBase('embedded', false)
    const err = 'Le schéma de la base n’est pas à jour : npm run cli -- migrer\n'
    expect(await runCliHere(variables, 'courriels:etat')).toEqual({ code: 1, out: '', err })
  })
})

describe('verifier', () => {
  const statesOf = (out: string) =>
    out
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/).slice(0, 2).join(' '))
      // Nearby changes of the law depend on the present day.
      .filter((state) => !state.endsWith(' droit'))

  it('ends with 0 when every part answers', async () => {
    const service = await startAddressService()
    onTestFinished(service.close)
    const { variables } = await uneBase('embedded')
    const { code, out } = await runCliProcess({ ...variables, GEOCODAGE_URL: service.baseUrl }, 'verifier')
    expect(statesOf(out)).toEqual([
      'attention réglages',
      'ok base de données',
      'attention courriel',
      'ok adresses',
      // As much room as this machine has.
      expect.stringMatching(/^\S+ disque$/),
      'attention sauvegarde',
    ])
    expect(code).toBe(0)
  })

  it('ends with 1 and says what to do when parts do not', async () => {
    const { variables } = await uneBase('embedded', false)
    const { code, out } = await runCliHere({ ...variables, SMTP_URL: 'smtp://127.0.0.1:9' }, 'verifier')
    expect(statesOf(out)).toEqual([
      'attention réglages',
      'problème base de données',
      'problème courriel',
      'problème adresses',
      expect.stringMatching(/^\S+ disque$/),
      'attention sauvegarde',
    ])
    expect(out).toContain('npm run cli -- migrer')
    expect(code).toBe(1)
  })
})

describeOnDatabases('sauvegarde and restauration', (_, kind) => {
  it('carry a database from one place to another', async () => {
    const source = await uneBase(kind)
    await deposer(source.knex)
    const saved = await runCliProcess(source.variables, 'sauvegarde', path)
    expect(saved.code).toBe(0)
    expect(saved.out).toContain(`Sauvegarde écrite et relue : ${path} (`)
    expect(saved.err).toContain('messages : 2\n')
    expect(saved.err).toContain('Le secret n’y est pas')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const target = await uneBase(kind, false)
    const restored = await runCliProcess(target.variables, 'restauration', path)
    expect(restored).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Restaurée : la sauvegarde du .*, \d+ lignes\.\n/),
    })
    expect(restored.err).toContain('1 courriel en attente')
    expect(await target.knex('messages').orderBy('id')).toEqual(await source.knex('messages').orderBy('id'))
  })

  it('do not overwrite a file, nor a database, without being told to', async () => {
    const { knex, variables } = await uneBase(kind)
    await deposer(knex)
    writeFileSync(path, '')
    expect(await runCliHere(variables, 'sauvegarde', path)).toMatchObject({ code: 0 })
    const again = await runCliHere(variables, 'sauvegarde', path)
    expect(again).toEqual({
      code: 1,
      out: '',
      err: `${path} existe déjà : choisissez un autre nom, ou ajoutez --ecraser.\n`,
    })
    expect(await runCliHere(variables, 'sauvegarde', path, '--ecraser')).toMatchObject({ code: 0 })
    await knex('messages')
      .where({ id: unMessage({}, 1).id })
      .update({ nom: 'Changé' })
    const refused = await runCliHere(variables, 'restauration', path)
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('La base contient des données (') })
    const simulation = await runCliHere(variables, 'restauration', path, '--simulation')
    expect(simulation).toMatchObject({ code: 0, out: expect.stringContaining('  messages : 2 au lieu de 2\n') })
    expect(await knex('messages').where({ nom: 'Changé' })).toHaveLength(1)
    expect(await runCliHere(variables, 'restauration', path, '--remplacer')).toMatchObject({ code: 0 })
    expect(await knex('messages').where({ nom: 'Changé' })).toHaveLength(0)
  })

  it('refuse a damaged file, one of a later version, and a database in use', async () => {
    const { knex, variables } = await uneBase(kind)
    await runCliHere(variables, 'sauvegarde', path)
    const bytes = readFileSync(path)
    const cut = join(folder, 'cut.gz')
    writeFileSync(cut, bytes.subarray(0, bytes.length - 9))
    expect(await runCliHere(variables, 'restauration', cut)).toMatchObject({
      code: 1,
      err: 'Cette sauvegarde est abîmée ou incomplète : rien n’en est restauré.\n',
    })
    expect(await runCliHere(variables, 'restauration', join(folder, 'absent'))).toMatchObject({
      code: 1,
      err: `${join(folder, 'absent')} est introuvable.\n`,
    })
    writeFileSync(cut, gzipSync(resealed(gunzipSync(bytes).toString().replace('001_schema', '999_plus_tard'))))
    expect(await runCliHere(variables, 'restauration', cut)).toMatchObject({
      code: 1,
      err: 'Cette sauvegarde vient d’une version plus récente du site : mettez d’abord le programme à jour.\n',
    })
    const site = openKnex({ server: { url: variables['DATABASE_URL'] ?? '' } })
    await site.raw('select 1')
    const refused = await runCliHere(variables, 'restauration', path)
    await site.destroy()
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Un site utilise cette base') })
    expect(await knex('messages')).toEqual([])
  })
})

/** Replaces the end of a backup by one that fits its changed text. */
const resealed = (text: string): string => {
  const content = text.slice(0, text.trimEnd().lastIndexOf('\n') + 1)
  return `${content}${JSON.stringify({ fin: true, sha256: createHash('sha256').update(content).digest('hex') })}\n`
}

/** Each command starts a server of its own, and the first on a folder makes the database. */
const SERVERS_MS = 120_000

describe('an embedded database', { timeout: SERVERS_MS }, () => {
  it('is made, backed up with its secret, and made again elsewhere; by root, for the owner of its folder', async () => {
    const [here, there] = [join(folder, 'ici'), join(folder, 'la')]
    chmodSync(folder, 0o755)
    mkdirSync(there)
    if (process.getuid?.() === 0) chownSync(there, 65_534, 65_534)
    expect(await runCliProcess({ DATA_DIR: here }, 'migrer')).toMatchObject({ code: 0 })
    writeFileSync(join(here, 'secret'), `${SECRET}\n`, { mode: 0o600 })
    expect(await runCliProcess({ DATA_DIR: here }, 'sauvegarde', path)).toMatchObject({ code: 0, err: '' })
    const restored = await runCliProcess({ DATA_DIR: there }, 'restauration', path)
    expect(restored).toMatchObject({ code: 0, err: 'Secret : celui du fichier, dans DATA_DIR/secret.\n' })
    expect(readFileSync(join(there, 'secret'), 'utf8')).toBe(`${SECRET}\n`)
    expect(statSync(join(there, 'secret')).mode & 0o777).toBe(0o600)
    const names = readdirSync(there, { recursive: true, encoding: 'utf8' })
    expect(names).toEqual(expect.arrayContaining(['secret', 'postgres/data/PG_VERSION']))
    const { uid } = statSync(there)
    expect(names.filter((name) => lstatSync(join(there, name)).uid !== uid)).toEqual([])
    expect(await runCliProcess({ DATA_DIR: there }, 'courriels:etat')).toMatchObject({ code: 0 })
  })
})
