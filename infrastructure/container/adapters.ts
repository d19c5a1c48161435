import type { Knex } from 'knex'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { makePrivateCalendarReader } from '#adapters/calendrier/private-calendar-reader'
import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import { makeGeoplateformeGeocoder } from '#adapters/geocoding/geoplateforme-geocoder'
import { makeOfflineCommuneTable } from '#adapters/geocoding/offline-commune-table'
import type { PageRenderer } from '#adapters/http/contract/pages'
import type { CompteDeDemo } from '#adapters/http/contract/routes/site'
import { makeFolderDeposerFacture } from '#adapters/plateforme/folder-deposer-facture'
import type { PostgresStores } from '#adapters/postgres/postgres-stores'
import { makeNodeHasher } from '#adapters/security/node-hasher'
import { makeListedDisposableDomains, nodeRandomness, systemClock } from '#adapters/security/outside'
import { adresseDeVerification } from '#application/facturation/verifier-document'
import type { Ports } from '#application/ports/ports'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Environment } from '../config/environment.ts'

export type Adapters = Omit<Ports, keyof PostgresStores | 'mailer' | 'carnetEstimations'>

/** `"Atelier" <contact@atelier.example>`; quotes in the name are removed, because they would end it. */
const senderOf = ({ nom, email }: Entreprise): string => `"${nom.replaceAll(/["\\]/g, '')}" <${email}>`

export const makeAdapters = (settings: Settings): Adapters => {
  const { environment, entreprise, secret } = settings
  const { dataDir, publicUrl } = environment
  return {
    clock: systemClock,
    randomness: nodeRandomness,
    hasher: makeNodeHasher(secret),

    estJetable: makeListedDisposableDomains(),
    geocoder: makeGeoplateformeGeocoder({ baseUrl: environment.geocodageUrl }),
    communes: makeOfflineCommuneTable(),
    documents: makeDocumentRenderer(adresseDeVerification(publicUrl)),
    lireAgendaPrive: makePrivateCalendarReader(),
    deposerFacture: makeFolderDeposerFacture(join(dataDir, 'plateforme')),
    entreprise,
    adminEmails: environment.adminEmails,
    adressePublique: publicUrl,
    expediteur: environment.mailFrom ?? senderOf(entreprise),
  }
}

export type Settings = {
  readonly environment: Environment
  readonly entreprise: Entreprise
  /** Keys and signatures are derived from this secret. */
  readonly secret: string
  readonly knex: Knex
  readonly renderPage: PageRenderer
  readonly clientFolder: string
  readonly demo: CompteDeDemo | null
  readonly log: Logger
  readonly logStream: { readonly write: (line: string) => void }
}
