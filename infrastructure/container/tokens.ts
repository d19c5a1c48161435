import type { ServiceIdentifier } from 'inversify'
import type { ServerOptions } from '#adapters/http/server/server-options'
import type { PostgresStores } from '#adapters/postgres/postgres-stores'
import type { Ports } from '#application/ports/ports'
import type { UseCases } from '#application/use-cases'
import type { BackgroundWorker } from '../worker/background-worker.ts'
import type { Adapters, Settings } from './adapters.ts'

export type Token<T> = ServiceIdentifier<T>

const token = <T>(name: string): Token<T> => Symbol.for(name)

export const TOKENS = {
  settings: token<Settings>('settings'),
  /** Stores that do not wake the worker. */
  stores: token<PostgresStores>('stores'),
  mailer: token<Ports['mailer']>('mailer'),
  adapters: token<Adapters>('adapters'),
  /** Reads the private calendar of the owner. */
  calendarWorker: token<BackgroundWorker>('calendarWorker'),
  mailWorker: token<BackgroundWorker>('mailWorker'),
  /** The ports of the use cases, whose writes wake the worker. */
  ports: token<Ports>('ports'),
  useCases: token<UseCases>('useCases'),
  serverOptions: token<ServerOptions>('serverOptions'),
} as const
