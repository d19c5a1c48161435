import type { ExporterExtrait } from '#adapters/cli/commands/export'
import { makeExportWriter } from '#adapters/documents/make-export-writer'
import { makePostgresExportReader } from '#adapters/postgres/export/postgres-export-reader'
import { systemClock } from '#adapters/security/system-clock'
import { exporter } from '#application/export/exporter'
import type { CliSettings } from './cli-settings.ts'
import { attempt } from './failure-sentence.ts'
import { asked, SESSION_DU_TERMINAL } from './terminal-session.ts'
import { requireSchema, withExistingDatabase } from './with-database.ts'
import { checkDestination, writeOutput } from './write-output.ts'

export const makeExporterExtrait =
  (settings: CliSettings): ExporterExtrait =>
  (demande) =>
    attempt(async () => {
      checkDestination(demande)
      return withExistingDatabase(settings, async ({ knex }) => {
        await requireSchema(knex)
        const ports = {
          clock: systemClock,
          exportReader: makePostgresExportReader(knex),
          exportWriter: makeExportWriter(),
        }
        const { quoi, format, avancement } = demande
        const { contenu } = await asked(exporter(ports)({ session: SESSION_DU_TERMINAL, quoi, format }))
        return writeOutput(demande, { contenu, avancement, signal: settings.signal })
      })
    })
