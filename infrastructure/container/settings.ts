import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { PageRenderer } from '#adapters/http/contract/pages'
import type { CompteDeDemo } from '#adapters/http/contract/routes/site'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Environment } from '../config/environment.ts'

/** The settings, known before anything is assembled. */
export type Settings = {
  readonly environment: Environment
  readonly entreprise: Entreprise
  /** Keys and signatures are derived from this secret. */
  readonly secret: string
  readonly knex: Knex
  readonly renderPage: PageRenderer
  /** The folder of the browser build. */
  readonly clientFolder: string
  /** The account of a demonstration, for this start; `null` on any other site. */
  readonly demo: CompteDeDemo | null
  readonly log: Logger
  /** Receives the log lines of the server. */
  readonly logStream: { readonly write: (line: string) => void }
}
