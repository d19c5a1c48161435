import type { Knex } from 'knex'
import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { MIGRATIONS_FOLDER } from '#adapters/postgres/migrations-folder'
import { makePostgresStores } from '#adapters/postgres/postgres-stores'
import { sha256 } from '#adapters/security/node-hasher'
import { desDocuments } from '#application/ports/documents.fixture'
import { reussir } from '#application/shared/run.fixture'
import { unAvenant } from '#domain/devis/avenant.fixture'
import { proposerAvenant } from '#domain/devis/proposer-avenant'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { uneDeclaration } from '#domain/retractation/declaration.fixture'
import { traiterDeclaration } from '#domain/retractation/traiter-declaration'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { migrate } from '../database/migrate.ts'
import { openKnex } from '../database/open-knex.ts'
import { makePortsDeDemo } from '../demo/ports-de-demo.ts'
import { remplirLaDemo } from '../demo/remplir.ts'
import { writeBackup } from './backup.ts'

/** Backups of released schemas, each named after its last migration, with the SHA-256 of that migration. */
export const RELEASED = join(import.meta.dirname, 'released')

export const checksumOf = (migration: string): string =>
  createHash('sha256')
    .update(readFileSync(join(MIGRATIONS_FOLDER, migration)))
    .digest('hex')

/** The migrations of this version, in order. */
export const migrationsHere = (): readonly string[] => readdirSync(MIGRATIONS_FOLDER).toSorted()

const INSTANT = new Date('2026-11-21T09:00:00Z')

/** A demonstration year, then a waiting amended quote, a withdrawal, and the owner's account. */
const fill = async (knex: Knex): Promise<void> => {
  const documents = {
    documents: desDocuments(),
    hasher: makeMemoryHasher(),
    adressePublique: 'https://atelier.example',
    entreprise: uneEntreprise(),
  }
  await remplirLaDemo(makePortsDeDemo(knex, documents), INSTANT)
  const { devis, retractations } = makePostgresStores(knex)
  const [amended, withdrawn] = await knex('prestations').where({ statut: 'en_cours' }).orderBy('id', 'desc').limit(2)
  await reussir(devis.modifier(amended.id, (etat) => proposerAvenant(etat, unAvenant(), INSTANT, sha256)))
  const declaration = uneDeclaration({ ...withdrawn, recueLe: INSTANT })
  await reussir(retractations.declarer(declaration, (situation) => traiterDeclaration(declaration, situation)))
  await knex('clients')
    .where({ id: knex('clients').orderBy('email').limit(1).select('id') })
    .update({ role: 'admin' })
}

/** Writes the backup of a filled site in the schema of this version, and the checksum of its last migration. */
const makeReleased = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'released-'))
  chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres(folder, { role: 'cli', durable: false })
  const knex = openKnex({ server })
  try {
    await migrate(knex)
    await fill(knex)
    const last = migrationsHere().at(-1) ?? ''
    const path = join(RELEASED, last.replace(/\.ts$/, ''))
    rmSync(`${path}.gz`, { force: true })
    const { signal } = new AbortController()
    await writeBackup(knex, { path: `${path}.gz`, secret: null, instant: INSTANT, progress: () => undefined, signal })
    writeFileSync(`${path}.sha256`, `${checksumOf(last)}\n`)
  } finally {
    await knex.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await makeReleased()
