import type { Container } from 'inversify'
import { makePostgresExportReader } from '#adapters/postgres/export/postgres-export-reader'
import { makePostgresAnnonceur } from '#adapters/postgres/nouvelles/postgres-annonceur'
import { makePostgresJournalNouvelles } from '#adapters/postgres/nouvelles/postgres-journal-nouvelles'
import type { Settings } from './settings.ts'
import { assemble } from './token.ts'
import { PARTS, PORTS } from './tokens.ts'

/** What the owner's screens are told by, what is extracted, and what follows a write: the worker wakes, every instance is told. */
export const bindNouvelles = (container: Container, { knex }: Pick<Settings, 'knex'>): void => {
  const annonceur = makePostgresAnnonceur(knex)
  container.bind(PORTS.annonceur).toConstantValue(annonceur)
  container.onDeactivation(PORTS.annonceur, () => annonceur.close())
  assemble(container, PORTS.journalNouvelles, [], () => makePostgresJournalNouvelles(knex))
  assemble(container, PORTS.exportReader, [], () => makePostgresExportReader(knex))
  assemble(container, PARTS.afterWrite, [PARTS.mailWorker, PORTS.annonceur], (worker, { annoncer }) => ({
    wake: () => {
      worker.wake()
      annoncer()
    },
  }))
}
