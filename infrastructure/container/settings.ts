import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { PageRenderer } from '#adapters/http/contract/pages'
import type { CompteDeDemo } from '#adapters/http/contract/routes/demo'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Environment } from '../config/environment.ts'

/** What is known before anything is assembled. */
export type Settings = {
  readonly environment: Environment
  readonly entreprise: Entreprise
  /** The secret from which keys and signatures are derived. */
  readonly secret: string
  readonly knex: Knex
  readonly renderPage: PageRenderer
  /** The browser's build. */
  readonly clientFolder: string
  /** The account of this start, when the site is a demonstration. */
  readonly demo: CompteDeDemo | null
  readonly log: Logger
  /** Where the server writes its lines, one for each answer. */
  readonly logStream: { readonly write: (line: string) => void }
}
