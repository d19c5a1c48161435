import { fork } from 'node:child_process'
import { once } from 'node:events'
import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { makePostgresComptabiliteReader } from '#adapters/postgres/comptabilite/postgres-comptabilite-reader'
import { lireListes } from '#application/comptabilite/composer-dossier'
import type { ComptabiliteReader } from '#application/ports/comptabilite-reader'
import type { PortFailure } from '#application/shared/port-failure'
import { dateCivile } from '#domain/calendrier/date-civile'
import { lignesDeLaPeriode, livreDesRecettes } from '#domain/comptabilite/livre'
import { type Periode, periodeDeLAnnee, periodeDuMois } from '#domain/comptabilite/periode'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { migrate } from '../database/migrate.ts'
import { openKnex } from '../database/open-knex.ts'
import { fillDatabase } from '../database/seed/fill-database.ts'
import { toTable } from './report.ts'
import { makeTemporaryFolder, processMemory, removeFolder } from './site/server-process.ts'

// Measures the books of a business of a given size: time, and memory of the process that reads them. Each book has its own
// process, which did not write the data.

type Reading = (reader: ComptabiliteReader) => TE.TaskEither<PortFailure, number>

/** The number of lines of the book of a period. */
const book =
  (periode: Periode): Reading =>
  (reader) =>
    pipe(
      reader.parCompte(periode, (compte) => lignesDeLaPeriode(compte, periode)),
      TE.map((ledgers) => livreDesRecettes(ledgers.flat()).length),
    )

const READINGS: Readonly<Record<string, Reading>> = {
  'one month': book(periodeDuMois(2026, 10)),
  'one year': book(periodeDeLAnnee(2026)),
  'archive of a year': (comptabilite) =>
    pipe(
      lireListes({ comptabilite })(2026),
      TE.map(({ ecritures }) => ecritures.length),
    ),
  'all years': book({ du: dateCivile(2000, 1, 1), au: dateCivile(2100, 1, 1) }),
}

const withDatabase = async (folder: string, use: (knex: ReturnType<typeof openKnex>) => Promise<void>) => {
  const server = await startEmbeddedPostgres(folder, { role: 'app' })
  const knex = openKnex({ server, statementTimeout: 600_000 })
  try {
    await use(knex)
  } finally {
    await knex.destroy()
    await server.stop()
  }
}

const fill = (folder: string, prestations: number): Promise<void> =>
  withDatabase(folder, async (knex) => {
    await migrate(knex)
    await fillDatabase(knex, { prestations, clients: prestations / 2, messages: 0, estimations: 0 })
    await knex.raw('checkpoint')
  })

const read = (folder: string, name: string): Promise<void> =>
  withDatabase(folder, async (knex) => {
    const [reading, reader] = [READINGS[name], makePostgresComptabiliteReader(knex)]
    if (reading === undefined) throw new Error(`no such book: ${name}`)
    await reader.premiereAnnee()()
    const [before, start] = [processMemory(process.pid), performance.now()]
    const lines = await reading(reader)()
    if (E.isLeft(lines)) throw lines.left.cause
    const seconds = (performance.now() - start) / 1_000
    const peak = process.resourceUsage().maxRSS / 1_024
    const row = [name, String(lines.right), seconds.toFixed(2), before.toFixed(0), peak.toFixed(0)]
    process.send?.(row)
  })

const measure = async (orders: number): Promise<void> => {
  const folder = makeTemporaryFolder()
  try {
    await fill(folder, orders)
    const rows: string[][] = []
    for (const name of Object.keys(READINGS)) {
      const child = fork(import.meta.filename, [folder, name])
      child.on('message', (row: string[]) => void rows.push(row))
      await once(child, 'exit')
    }
    process.stdout.write(`${toTable([['book', 'lines', 's', 'MB before', 'MB at most'], ...rows])}\n`)
  } finally {
    removeFolder(folder)
  }
}

const [folderOrOrders = '100000', name] = process.argv.slice(2)

await (name === undefined ? measure(Number(folderOrOrders)) : read(folderOrOrders, name))
