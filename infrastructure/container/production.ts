import { Container } from 'inversify'
import type { ServerOptions } from '#adapters/http/server/server-options'
import { expedierCourriels } from '#application/courrier/expedier-courriels'
import * as TE from '#fp/TaskEither'
import { VISITEUR } from '#application/shared/session'
import { poolFigures } from '../database/pool-figures.ts'
import { makeMailWorker } from '../worker/mail-worker.ts'
import { assembleUseCases } from './assemble-use-cases.ts'
import { bindAdapters } from './bind-adapters.ts'
import type { Settings } from './settings.ts'
import { assemble } from './token.ts'
import { PARTS, PORTS } from './tokens.ts'

/** How long an empty outbox rests before it is looked at again. */
const REST_MS = 2_000

const assembleMailWorker = (container: Container, { log }: Settings): void => {
  const { clock, randomness, keyedHash, prestations, messages, outbox, comptes, mailer, templates } = PORTS
  const needs = [clock, randomness, keyedHash, prestations, messages, outbox, comptes, mailer, templates] as const
  assemble(
    container,
    PARTS.mailWorker,
    [...needs, PORTS.devisRenderer, PORTS.entreprise, PORTS.expediteur],
    (clock, randomness, keyedHash, prestations, messages, outbox, comptes, mailer, templates, ...writing) => {
      const [devisRenderer, entreprise, expediteur] = writing
      const ports = { clock, randomness, keyedHash, prestations, messages, outbox, comptes, mailer, templates }
      return makeMailWorker({
        drain: expedierCourriels({ ...ports, devisRenderer, entreprise, expediteur }),
        restMs: REST_MS,
        onFailure: ({ port, cause }) => log.warn({ port, err: cause }, 'the outbox could not be drained'),
      })
    },
  )
}

const assembleServerOptions = (container: Container, settings: Settings): void => {
  const { environment, knex, renderPage, clientFolder, logStream } = settings
  assemble(
    container,
    PARTS.serverOptions,
    [PARTS.useCases, PORTS.health, PORTS.outbox, PORTS.clock],
    (useCases, health, outbox, clock): ServerOptions => ({
      useCases,
      health,
      metrics: { outbox: outbox.etat, pool: () => poolFigures(knex), clock },
      readSession: () => TE.right(VISITEUR),
      renderPage,
      clientFolder,
      publicUrl: environment.publicUrl,
      tuilesUrl: environment.tuilesUrl,
      trustProxy: environment.trustProxy,
      limites: environment.limites,
      log: { level: environment.logLevel, stream: logStream },
    }),
  )
}

/** The whole house of one running site. Nothing is opened or started before it is asked for. */
export const makeContainer = (settings: Settings): Container => {
  const container = new Container()
  bindAdapters(container, settings)
  assembleUseCases(container)
  assembleMailWorker(container, settings)
  assembleServerOptions(container, settings)
  return container
}
