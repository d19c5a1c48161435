import type { ServiceIdentifier } from 'inversify'
import type { ServerOptions } from '#adapters/http/server/server-options'
import type { PostgresStores } from '#adapters/postgres/postgres-stores'
import type { Ports } from '#application/ports/ports'
import type { UseCases } from '#application/use-cases'
import type { MailWorker } from '../worker/mail-worker.ts'
import type { Adapters } from './adapters.ts'
import type { Settings } from './settings.ts'

/** The key of one part of the house, typed by what it opens. */
export type Token<T> = ServiceIdentifier<T>

const token = <T>(name: string): Token<T> => Symbol.for(name)

/** What is bound, in the order in which it is built. */
export const TOKENS = {
  settings: token<Settings>('settings'),
  /** Stores whose writes wake nobody. */
  stores: token<PostgresStores>('stores'),
  mailer: token<Ports['mailer']>('mailer'),
  /** What is neither kept in the database nor closed at the end. */
  adapters: token<Adapters>('adapters'),
  mailWorker: token<MailWorker>('mailWorker'),
  /** What the use cases are given: a write that leaves a mail wakes the worker. */
  ports: token<Ports>('ports'),
  useCases: token<UseCases>('useCases'),
  serverOptions: token<ServerOptions>('serverOptions'),
} as const
