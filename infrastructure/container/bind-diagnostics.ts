import type { Container } from 'inversify'
import { makePostgresDiagnostics } from '#adapters/postgres/diagnostic/postgres-diagnostics'
import { rafraichirReleve } from '#application/diagnostic/rafraichir-releve'
import { FRAICHEUR_S } from '#domain/diagnostic/releve'
import { lookAtParts } from '../cli/checks/look-at-parts.ts'
import { makePeriodicWorker } from '../worker/periodic-worker.ts'
import { fromPorts } from './from-ports.ts'
import type { Settings } from './settings.ts'
import { assemble } from './token.ts'
import { PARTS, PORTS } from './tokens.ts'

/** Milliseconds after the start at which the figures are first looked at: the first visitors come before. */
const PREMIER_MS = 2_000

/** The figures of the owner, who keeps them fresh, and the look at the parts of the installation. */
export const bindDiagnostics = (container: Container, settings: Settings): void => {
  const { knex, log } = settings
  assemble(container, PORTS.diagnostics, [], () => makePostgresDiagnostics(knex))
  container.bind(PORTS.etatsDesParties).toConstantValue(lookAtParts(settings, knex))
  fromPorts(container, PARTS.releveWorker, ['clock', 'diagnostics'], (ports) =>
    makePeriodicWorker({
      work: rafraichirReleve(ports),
      firstMs: PREMIER_MS,
      everyMs: FRAICHEUR_S * 1_000,
      onFailure: ({ port, cause }) => log.warn({ port, err: cause }, 'the figures could not be taken'),
    }),
  )
}
