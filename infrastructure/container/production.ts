import { join } from 'node:path'
import { Container } from 'inversify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { makeMailFolderPruning } from '#adapters/mail/folder-mailer'
import { makePostgresFactureStore } from '#adapters/postgres/facturation/postgres-facture-store'
import { makePostgresDevisStore } from '#adapters/postgres/devis/postgres-devis-store'
import type { ServerOptions } from '#adapters/http/server/server-options'
import type { PortFailure } from '#application/shared/port-failure'
import { expedierCourriels } from '#application/courrier/expedier-courriels'
import { sessionKey } from '../config/session-key.ts'
import { poolFigures } from '../database/pool-figures.ts'
import { makeMailWorker } from '../worker/mail-worker.ts'
import { assembleUseCases } from './assemble-use-cases.ts'
import { bindAdapters } from './bind-adapters.ts'
import { fromPorts } from './from-ports.ts'
import type { Settings } from './settings.ts'
import { assemble } from './token.ts'
import { PARTS, PORTS } from './tokens.ts'

/** How long an empty outbox rests before it is looked at again. */
const REST_MS = 2_000

/** What mails are made of, besides the stores that wake the worker that sends them. */
const MAIL_PORTS = [
  'clock',
  'randomness',
  'keyedHash',
  'outbox',
  'comptes',
  'freins',
  'prestations',
  'messages',
  'mailer',
  'templates',
  'devisRenderer',
  'conditionsRenderer',
  'calendrier',
  'entreprise',
  'expediteur',
] as const

/** It only reads the stores that would wake it. Mail files of long ago go first: what keeps them keeps no mail from leaving. */
const assembleMailWorker = (container: Container, { environment, knex, log }: Settings): void =>
  fromPorts(container, PARTS.mailWorker, MAIL_PORTS, (ports) => {
    const expedier = expedierCourriels({
      ...ports,
      devis: makePostgresDevisStore(knex),
      factures: makePostgresFactureStore(knex),
    })
    const ranger = pipe(
      makeMailFolderPruning(join(environment.dataDir, 'courriels'), ports.clock),
      TE.orElse(({ cause }) => {
        log.warn({ err: cause }, 'old mail files could not be removed')
        return TE.right<PortFailure, void>(undefined)
      }),
    )
    return makeMailWorker({
      drain: pipe(
        ranger,
        TE.flatMap(() => expedier),
      ),
      restMs: REST_MS,
      onFailure: ({ port, cause }) => log.warn({ port, err: cause }, 'the outbox could not be drained'),
    })
  })

const assembleServerOptions = (container: Container, settings: Settings): void => {
  const { environment, secret, knex, renderPage, clientFolder, demo, logStream } = settings
  assemble(
    container,
    PARTS.serverOptions,
    [PARTS.useCases, PORTS.health, PORTS.outbox, PORTS.clock],
    (useCases, health, outbox, clock): ServerOptions => ({
      useCases,
      health,
      metrics: { outbox: outbox.etat, pool: () => poolFigures(knex), clock },
      session: { key: sessionKey(secret), clock },
      renderPage,
      clientFolder,
      publicUrl: environment.publicUrl,
      tuilesUrl: environment.tuilesUrl,
      trustProxy: environment.trustProxy,
      limites: environment.limites,
      demo,
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
