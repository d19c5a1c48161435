import type { ExporterExtrait } from '#adapters/cli/commands/export'
import { makeExportWriter } from '#adapters/documents/make-export-writer'
import { makePostgresComptabiliteReader } from '#adapters/postgres/comptabilite/postgres-comptabilite-reader'
import { makePostgresExportReader } from '#adapters/postgres/export/postgres-export-reader'
import { systemClock } from '#adapters/security/system-clock'
import { exporterLivre } from '#application/comptabilite/exporter-livre'
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
          comptabilite: makePostgresComptabiliteReader(knex),
        }
        const { quoi, format, annee, avancement } = demande
        const session = SESSION_DU_TERMINAL
        const { contenu } = await (quoi === 'recettes' || quoi === 'b2c'
          ? asked(exporterLivre(ports)({ session, quoi, format, annee, mois: null }))
          : asked(exporter(ports)({ session, quoi, format })))
        return writeOutput(demande, { contenu, avancement, signal: settings.signal })
      })
    })
