import type { Container } from 'inversify'
import { makePostgresDiagnostics } from '#adapters/postgres/diagnostic/postgres-diagnostics'
import { lookAtParts } from '../cli/checks/look-at-parts.ts'
import type { Settings } from './settings.ts'
import { assemble } from './token.ts'
import { PORTS } from './tokens.ts'

/** The figures of the owner, and the look at the parts of the installation. */
export const bindDiagnostics = (container: Container, settings: Settings): void => {
  assemble(container, PORTS.diagnostics, [], () => makePostgresDiagnostics(settings.knex))
  container.bind(PORTS.etatsDesParties).toConstantValue(lookAtParts(settings, settings.knex))
}
