import type { ExporterExtrait } from '#adapters/cli/commands/export'
import { makeExportWriter } from '#adapters/documents/make-export-writer'
import { makePostgresComptabiliteReader } from '#adapters/postgres/comptabilite/postgres-comptabilite-reader'
import { makePostgresExportReader } from '#adapters/postgres/export/postgres-export-reader'
import { systemClock } from '#adapters/security/system-clock'
import { exporterLivre } from '#application/comptabilite/exporter-livre'
import { exporter } from '#application/export/exporter'
import { ADMIN_DU_TERMINAL } from '#application/shared/access'
import type { CliSettings } from './cli-settings.ts'
import { attempt, orReject } from './failure-sentence.ts'
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
        const { contenu } = await (quoi === 'recettes' || quoi === 'b2c'
          ? orReject(exporterLivre(ports)({ admin: ADMIN_DU_TERMINAL, quoi, format, annee, mois: null }))
          : orReject(exporter(ports)({ admin: ADMIN_DU_TERMINAL, quoi, format })))
        return writeOutput(demande, { contenu, avancement, signal: settings.signal })
      })
    })
