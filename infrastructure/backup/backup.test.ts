import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Knex } from 'knex'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { makePostgresPrestationStore } from '#adapters/postgres/prestation/postgres-prestation-store'
import { makePostgresMessageStore } from '#adapters/postgres/message/postgres-message-store'
import * as O from '#fp/Option'
import { MIGRATIONS_FOLDER } from '#adapters/postgres/migrations-folder'
import { reussir } from '#application/shared/run.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { unContact, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { migrate } from '../database/migrate.ts'
import { type DatabaseKind } from '../database/test-databases.fixture.ts'
import {
  databaseKinds,
  describeOnNewDatabases,
  isAvailable,
  useNewDatabase,
} from '../database/test-database.fixture.ts'
import { fillStrangeTables, shapeOf, STRANGE_TABLES, STRANGE_TRIGGERS } from './database-shape.fixture.ts'
import { checkBackup } from './read-backup.ts'
import type { Avancement } from '#adapters/cli/progress'
import { restoreBackup, writeBackup } from './backup.ts'
import { ouvrirFil } from '#domain/message/suite'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const path = join(folder, 'sauvegarde.gz')
const { signal } = new AbortController()
const silent: Avancement = () => undefined

const backUp = (knex: Knex, progress = silent) =>
  writeBackup(knex, { path, secret: 'the secret', instant: UN_INSTANT, progress, signal })

const restore = async (knex: Knex, migrations?: string) => {
  const options = { path, progress: silent, signal, ...(migrations === undefined ? {} : { migrations }) }
  return restoreBackup(knex, await checkBackup(path, signal), options)
}

const commander = (knex: Knex, rang: number) => {
  const contact = unContact({ email: `cliente${rang}@courriel.example` })
  return reussir(makePostgresPrestationStore(knex).enregistrer(uneNouvellePrestation({ contact }, rang), O.none))
}

/** Some rows of everything that the stores write. */
const remplir = async (knex: Knex): Promise<void> => {
  for (let rang = 1; rang <= 5; rang += 1) {
    await commander(knex, rang)
    await reussir(makePostgresMessageStore(knex).enregistrer(ouvrirFil(unMessage({}, rang))))
  }
  await knex('courriels').update({ derniere_erreur: 'mailbox full', essais: 3 })
}

const vider = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    begin;
    set local session_replication_role = replica;
    truncate clients, messages restart identity cascade;
    drop sequence if exists devis_2026, devis_2031;
    commit`)
}

const otherKind = (kind: DatabaseKind): DatabaseKind =>
  databaseKinds.find((other) => other !== kind && isAvailable(other)) ?? kind

describeOnNewDatabases('a backup', (source, kind) => {
  const target = useNewDatabase(otherKind(kind))

  beforeEach(async () => {
    await vider(source())
    await vider(target())
  })

  it(`restored on ${otherKind(kind)} is the same database, row by row`, async () => {
    await remplir(source())
    const report = await backUp(source())
    await restore(target())
    expect(await shapeOf(target())).toEqual(await shapeOf(source()))
    const [clients] = await source()('clients').count()
    expect(clients?.['count']).toBe(5)
    expect(report.bytes).toBe(statSync(path).size)
  })

  it('leaves the next quote number to the next order', async () => {
    await remplir(source())
    await backUp(source())
    await target().raw('select numero_devis_suivant(2026), numero_devis_suivant(2031)')
    await restore(target())
    expect((await commander(target(), 6)).numeroDevis).toBe('DEV-2026-0006')
    expect((await target().raw("select to_regclass('devis_2031') as serie")).rows).toEqual([{ serie: null }])
  })

  it('replaces whatever stood there', async () => {
    await remplir(source())
    await backUp(source())
    for (const rang of [21, 22]) await commander(target(), rang)
    await restore(target())
    expect(await shapeOf(target())).toEqual(await shapeOf(source()))
  })

  it('shows one instant, though orders are placed meanwhile', async () => {
    await remplir(source())
    let placing: Promise<unknown> = Promise.resolve()
    let placed = 5
    const report = await backUp(source(), () => {
      placed += 1
      const rang = placed
      placing = Promise.all([placing, commander(source(), rang)])
    })
    await placing
    const [held] = await source()('prestations').count()
    expect(held?.['count']).toBe(placed)
    expect(placed).toBeGreaterThan(8)
    await restore(target())
    const { rows } = await target().raw(
      'select (select count(*) from prestations) as commandes, (select count(*) from prestation_evenements) as histoire, (select count(*) from courriels) as courriels',
    )
    expect(rows).toEqual([{ commandes: 5, histoire: 5, courriels: 15 }])
    expect(report.rows).toBeGreaterThanOrEqual(35)
    // The sequence may be ahead of the rows, never behind.
    const { numeroDevis } = await commander(target(), 30)
    expect(numeroDevis > 'DEV-2026-0005').toBe(true)
  })

  it('is for its owner alone, and carries the secret', async () => {
    await backUp(source())
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(await checkBackup(path, signal)).toMatchObject({ secret: 'the secret', creeLe: UN_INSTANT.toISOString() })
  })

  it('that is interrupted leaves no file behind and the former one whole', async () => {
    await remplir(source())
    await backUp(source())
    const before = readFileSync(path)
    const interruption = new AbortController()
    const options = { path, secret: null, instant: UN_INSTANT, progress: () => interruption.abort() }
    await expect(writeBackup(source(), { ...options, signal: interruption.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(readdirSync(folder)).toEqual(['sauvegarde.gz'])
  })

  it('that cannot be restored to its end changes nothing', async () => {
    await remplir(source())
    await backUp(source())
    await commander(target(), 21)
    const before = await shapeOf(target())
    const interruption = new AbortController()
    const header = await checkBackup(path, signal)
    const options = { path, progress: () => interruption.abort(), signal: interruption.signal }
    await expect(restoreBackup(target(), header, options)).rejects.toMatchObject({ name: 'AbortError' })
    expect(await shapeOf(target())).toEqual(before)
  })
})

const readMigrations = (shape: Readonly<Record<string, unknown>>): readonly string[] =>
  (shape['migrations'] as readonly { readonly name: string }[]).map(({ name }) => name)

/** The migrations of this version, and a later one that changes existing rows. */
const migrationsToCome = (): string => {
  const later = join(folder, 'migrations')
  cpSync(MIGRATIONS_FOLDER, later, { recursive: true })
  const statement = "alter table clients add column surnom text not null default ''; update clients set surnom = nom"
  writeFileSync(
    join(later, '999_surnoms.ts'),
    `export const up = (knex) => knex.raw("${statement}")\nexport const down = () => Promise.resolve()\n`,
  )
  return later
}

describeOnNewDatabases('a backup of an older schema', (source, kind) => {
  const target = useNewDatabase(otherKind(kind))

  it('is brought up to date, and a newer target taken back meanwhile', async () => {
    const later = migrationsToCome()
    await remplir(source())
    await backUp(source())
    await migrate(target(), later)
    await target()('clients').insert({ ...(await source()('clients').first()), surnom: 'replaced' })
    await restore(target(), later)
    await restore(source(), later)
    expect(readMigrations(await shapeOf(target())).at(-1)).toBe('999_surnoms.ts')
    expect(await target()('clients').whereRaw('surnom = nom').count()).toEqual([{ count: 5 }])
    expect(await shapeOf(source())).toEqual(await shapeOf(target()))
  })
})

describeOnNewDatabases('any table, with any value', (source, kind) => {
  const target = useNewDatabase(otherKind(kind))

  it('comes back as it was, its keys checked and its triggers silent', async () => {
    for (const knex of [source(), target()]) await knex.raw(STRANGE_TABLES)
    await fillStrangeTables(source())
    for (const knex of [source(), target()]) await knex.raw(STRANGE_TRIGGERS)
    await backUp(source())
    await restore(target())
    expect(await shapeOf(target())).toEqual(await shapeOf(source()))
    await restore(target())
    expect(await shapeOf(target())).toEqual(await shapeOf(source()))
  })
})

describe.skipIf(!isAvailable('embedded'))('a file that is not a whole backup', () => {
  const source = useNewDatabase('embedded')
  const damaged = join(folder, 'damaged.gz')

  const refusalOf = async (bytes: Uint8Array): Promise<string> => {
    writeFileSync(damaged, bytes)
    const outcome: unknown = await checkBackup(damaged, signal).then(
      () => 'accepted',
      (error: unknown) => error,
    )
    if (typeof outcome !== 'object' || outcome === null || !('phrase' in outcome)) throw new Error(String(outcome))
    return String(outcome.phrase)
  }

  const linesOf = (): readonly string[] => gunzipSync(readFileSync(path)).toString().split('\n')
  const packed = (lines: readonly string[]) => gzipSync(lines.join('\n'))

  beforeEach(async () => {
    await vider(source())
    await remplir(source())
    await backUp(source())
  })

  it('is refused wherever it is cut', async () => {
    const bytes = readFileSync(path)
    for (const part of [0.3, 0.6, 0.9, 0.99]) {
      expect(await refusalOf(bytes.subarray(0, Math.floor(bytes.length * part)))).toMatch(/abîmée|n’est pas/)
    }
    expect(await refusalOf(bytes.subarray(0, bytes.length - 1))).toMatch('abîmée ou incomplète')
  })

  it('is refused with one byte flipped, wherever it is', async () => {
    const bytes = readFileSync(path)
    for (let offset = 40; offset < bytes.length; offset += 97) {
      const flipped = Buffer.from(bytes)
      flipped[offset] = (flipped[offset] ?? 0) ^ 1
      expect(await refusalOf(flipped)).toMatch(/abîmée|n’est pas|format/)
    }
  })

  it('is refused when a line was changed, lost or added, though it unpacks', async () => {
    const lines = linesOf()
    const row = lines.findIndex((line) => line.includes('cliente3'))
    expect(row).toBeGreaterThan(0)
    expect(await refusalOf(packed(lines.with(row, (lines[row] ?? '').replace('cliente3', 'cliente4'))))).toMatch(
      'abîmée',
    )
    expect(await refusalOf(packed(lines.toSpliced(row, 1)))).toMatch('abîmée')
    expect(await refusalOf(packed([...lines, '["more"]']))).toMatch('abîmée')
    expect(await refusalOf(packed(lines.slice(0, -2)))).toMatch('abîmée')
  })

  it('is refused by its version, or as a stranger', async () => {
    const [header = '', ...rest] = linesOf()
    expect(await refusalOf(packed([header.replace('"version":1', '"version":2'), ...rest]))).toBe(
      'Cette sauvegarde est d’un autre format (version 2, ce programme lit la version 1)\u00a0: mettez le programme à jour.',
    )
    for (const bytes of [Buffer.from(''), Buffer.from('hello'), gzipSync('hello'), gzipSync('{"format":"other"}')]) {
      expect(await refusalOf(bytes)).toBe('Ce fichier n’est pas une sauvegarde de ce site.')
    }
  })

  it('is told by the system when it cannot be read', async () => {
    await expect(checkBackup(join(folder, 'absent'), signal)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
