import type * as TE from '#fp/TaskEither'
import type { PageRenderer } from '#adapters/http/contract/pages'
import type { CompteDeDemo } from '#adapters/http/contract/routes/site'
import type { Clock } from '#application/ports/ports'
import type { Diagnostics } from '#application/ports/diagnostics'
import type { Outbox } from '#application/ports/outbox'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import type { SessionOptions } from './session/session-tokens.ts'
import type { UseCases } from '#application/use-cases'

/** The session of an `Authorization` header; an invalid header means a visitor. */
export type ReadSession = (authorization: string) => TE.TaskEither<PortFailure, Session>

/** Connections of the database: busy, idle, and requests waiting for one. */
export type PoolFigures = { readonly used: number; readonly free: number; readonly waiting: number }

export type MetricsSource = {
  readonly outbox: Outbox['etat']
  readonly pool: () => PoolFigures | null
  readonly clock: Clock
}

export type LogOptions = {
  readonly level: string
  readonly stream?: { readonly write: (line: string) => void }
}

/** Milliseconds: for a whole request to arrive; for an incomplete request when the server closes. */
export type Patience = { readonly requestMs: number; readonly closingMs: number }

export type ServerOptions = {
  readonly useCases: UseCases
  readonly health: Pick<Diagnostics, 'verifier'>
  readonly metrics: MetricsSource
  readonly session: SessionOptions
  readonly renderPage: PageRenderer
  /** Folder of the browser build (`dist/client`); `null` serves no file. */
  readonly clientFolder: string | null
  readonly publicUrl: string
  /** Template of the map tiles, whose host is allowed in the pages; `null` without a map. */
  readonly tuilesUrl: string | null
  /** Addresses of the proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: readonly string[]
  readonly limites: boolean
  /** The account that a demonstration shows to its visitors; `null` on any other site. */
  readonly demo: CompteDeDemo | null
  readonly log: LogOptions
  /** 15 s and 5 s by default. */
  readonly patience?: Patience
}
