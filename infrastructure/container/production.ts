import * as TE from '#fp/TaskEither'
import * as t from 'io-ts'
import { pipe } from '#fp/function'
import { Container } from 'inversify'
import type { Knex } from 'knex'
import { join } from 'node:path'
import type { PoolFigures, ServerOptions } from '#adapters/http/server/server-options'
import { makeFolderMailer, makeMailFolderPruning, makeSmtpMailer } from '#adapters/mail/mailers'
import { mailTemplates } from '#adapters/mail/mail-templates'
import { makePostgresStores, type PostgresStores } from '#adapters/postgres/postgres-stores'
import { systemClock } from '#adapters/security/outside'
import { actualiserCalendrier } from '#application/agenda/indisponibilites'
import { expedierCourriels } from '#application/courrier/expedier-courriels'
import type { Diagnostics } from '#application/ports/diagnostics'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { makeUseCases, type UseCases } from '#application/use-cases'
import type { Releve } from '#domain/diagnostic/releve'
import { oubliAvant } from '#domain/estimation/conversion'
import { lookAtParts } from '../cli/checks.ts'
import { sessionKey } from '../config/instance-secret.ts'
import { type BackgroundWorker, makeWorker, waking } from '../worker/background-worker.ts'
import { type Adapters, makeAdapters, type Settings } from './adapters.ts'
import { type Token, TOKENS } from './tokens.ts'

/** Milliseconds between two readings of an empty outbox. */
const REST_MS = 2_000

/** Milliseconds between two checks of the age of the private calendar. */
const CALENDAR_REST_MS = 60_000

/** Binds a part that is made once from the parts it needs; a need of the wrong type does not compile. */
const assemble = <T, D extends readonly unknown[]>(
  container: Container,
  part: Token<T>,
  needs: { readonly [Rank in keyof D]: Token<D[Rank]> },
  make: (...values: D) => T,
): void => {
  container
    .bind(part)
    .toResolvedValue((...values: unknown[]) => make(...(values as unknown as D)), [...needs])
    .inSingletonScope()
}

const bindMailer = (container: Container, { smtpUrl, dataDir }: Settings['environment']): void => {
  if (smtpUrl === null) {
    container.bind(TOKENS.mailer).toConstantValue(makeFolderMailer(join(dataDir, 'courriels'), systemClock))
    return
  }
  const smtp = makeSmtpMailer(smtpUrl)
  container.bind(TOKENS.mailer).toConstantValue(smtp)
  container.onDeactivation(TOKENS.mailer, () => smtp.close())
}

/** The mail worker. It first deletes old mail files; a failure of this does not stop the mails. */
const mailWorkerOf = (
  { environment, log }: Settings,
  stores: PostgresStores,
  adapters: Adapters,
  mailer: Ports['mailer'],
): BackgroundWorker => {
  const ranger = pipe(
    makeMailFolderPruning(join(environment.dataDir, 'courriels'), adapters.clock),
    TE.orElse(({ cause }) => {
      log.warn({ err: cause }, 'old mail files could not be removed')
      return TE.right<PortFailure, void>(undefined)
    }),
  )
  const expedier = expedierCourriels({ ...stores, ...adapters, mailer, templates: mailTemplates })
  return makeWorker({
    drain: pipe(
      ranger,
      TE.flatMap(() => expedier),
    ),
    restMs: REST_MS,
    onFailure: ({ port, cause }) => log.warn({ port, err: cause }, 'the outbox could not be drained'),
  })
}

const calendarWorkerOf = ({ log }: Settings, stores: PostgresStores, adapters: Adapters): BackgroundWorker =>
  makeWorker({
    drain: pipe(
      actualiserCalendrier({ ...stores, ...adapters }),
      TE.map(() => 0),
    ),
    restMs: CALENDAR_REST_MS,
    onFailure: ({ port, cause }) => log.warn({ port, err: cause }, 'the private calendar could not be looked after'),
  })

const carnetOf = ({ estimations }: PostgresStores, log: Settings['log']): Ports['carnetEstimations'] => {
  const tellFailure = ({ port, cause }: PortFailure): void =>
    log.warn({ port, err: cause }, 'an estimate could not be noted')
  return (faite) =>
    void pipe(estimations.noter([faite], oubliAvant(systemClock.maintenant())), TE.mapLeft(tellFailure))()
}

const wakingStores = (stores: PostgresStores, wake: () => void): PostgresStores => ({
  ...stores,
  prestations: waking(stores.prestations, ['enregistrer', 'modifier'], wake),
  messages: waking(stores.messages, ['enregistrer', 'poursuivre'], wake),
  devis: waking(stores.devis, ['modifier'], wake),
  retractations: waking(stores.retractations, ['declarer', 'confirmer'], wake),
  factures: waking(stores.factures, ['ecrire', 'renvoyer'], wake),
  comptes: waking(stores.comptes, ['effacer'], wake),
  outbox: waking(stores.outbox, ['demanderReinitialisation'], wake),
})

const serverOptionsOf = (settings: Settings, useCases: UseCases, stores: PostgresStores): ServerOptions => {
  const { environment, secret, knex, renderPage, clientFolder, demo, logStream } = settings
  return {
    useCases,
    health: stores.diagnostics,
    metrics: { outbox: stores.outbox.etat, pool: () => poolFigures(knex), clock: systemClock },
    session: { key: sessionKey(secret), clock: systemClock },
    renderPage,
    clientFolder,
    publicUrl: environment.publicUrl,
    tuilesUrl: environment.tuilesUrl,
    trustProxy: environment.trustProxy,
    limites: environment.limites,
    demo,
    log: { level: environment.logLevel, stream: logStream },
  }
}

export const makeContainer = (settings: Settings): Container => {
  const container = new Container()
  const { stores, adapters, mailer, mailWorker } = TOKENS
  container.bind(TOKENS.settings).toConstantValue(settings)
  bindMailer(container, settings.environment)
  assemble(container, stores, [TOKENS.settings], ({ knex }) => makePostgresStores(knex))
  assemble(container, adapters, [TOKENS.settings], makeAdapters)
  assemble(container, mailWorker, [TOKENS.settings, stores, adapters, mailer], mailWorkerOf)
  assemble(container, TOKENS.calendarWorker, [TOKENS.settings, stores, adapters], calendarWorkerOf)
  assemble(
    container,
    TOKENS.ports,
    [TOKENS.settings, stores, adapters, mailer, mailWorker],
    (settings, stores, adapters, mailer, { wake }): Ports => ({
      ...adapters,
      ...wakingStores(stores, wake),
      mailer,
      carnetEstimations: carnetOf(stores, settings.log),
      diagnostics: {
        ...stores.diagnostics,
        relever: keepFresh(stores.diagnostics.relever),
        etats: lookAtParts(settings, settings.knex),
      },
    }),
  )
  assemble(container, TOKENS.useCases, [TOKENS.ports], makeUseCases)
  assemble(container, TOKENS.serverOptions, [TOKENS.settings, TOKENS.useCases, stores], serverOptionsOf)
  return container
}

/** Milliseconds for which figures are reused: computing them reads every prestation. */
const FRAICHEUR_MS = 60_000

export const keepFresh = (relever: Diagnostics['relever']): Diagnostics['relever'] => {
  let dernier: Releve | null = null
  return (instant) => {
    const age = dernier === null ? null : instant.getTime() - dernier.releveLe.getTime()
    if (dernier !== null && age !== null && age >= 0 && age < FRAICHEUR_MS) return TE.right(dernier)
    return pipe(
      relever(instant),
      TE.tapIO((releve) => () => {
        dernier = releve
      }),
    )
  }
}

const call = new t.Type<() => number>(
  'call',
  (u): u is () => number => typeof u === 'function',
  (u, context) => (typeof u === 'function' ? t.success(() => Number(u())) : t.failure(u, context)),
  (f) => f,
)

const Pool = t.type({ numUsed: call, numFree: call, numPendingAcquires: call })

const poolFigures = (knex: Knex): PoolFigures | null => {
  const pool: unknown = knex.client.pool
  if (!Pool.is(pool)) return null
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() }
}
