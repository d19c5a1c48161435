import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import { join } from 'node:path'
import { makeGeoplateformeGeocoder } from '#adapters/geocoding/geoplateforme-geocoder'
import { makeOfflineCommuneTable } from '#adapters/geocoding/offline-commune-table'
import { makeFolderPlatform } from '#adapters/plateforme/folder-platform'
import type { PostgresStores } from '#adapters/postgres/postgres-stores'
import { makeArgon2PasswordHasher } from '#adapters/security/argon2-password-hasher'
import { makeHmacKeyedHash } from '#adapters/security/hmac-keyed-hash'
import { makeListedDisposableDomains } from '#adapters/security/listed-disposable-domains'
import { nodeRandomness } from '#adapters/security/node-randomness'
import { sha256 } from '#adapters/security/sha256'
import { systemClock } from '#adapters/security/system-clock'
import { adresseDeVerification } from '#application/facturation/coder-document'
import type { Ports } from '#application/ports/ports'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Settings } from './settings.ts'

export type Adapters = Omit<Ports, keyof PostgresStores | 'mailer' | 'carnetEstimations'>

/** `"Atelier" <contact@atelier.example>`; quotes in the name are removed, because they would end it. */
const senderOf = ({ nom, email }: Entreprise): string => `"${nom.replaceAll(/["\\]/g, '')}" <${email}>`

/** The adapters that open no connection, as the settings choose. */
export const makeAdapters = (settings: Settings): Adapters => {
  const { environment, entreprise, secret } = settings
  const { dataDir, publicUrl } = environment
  return {
    clock: systemClock,
    randomness: nodeRandomness,
    keyedHash: makeHmacKeyedHash(secret),
    contentHash: sha256,
    passwordHasher: makeArgon2PasswordHasher(),
    estJetable: makeListedDisposableDomains(),
    geocoder: makeGeoplateformeGeocoder({ baseUrl: environment.geocodageUrl }),
    communes: makeOfflineCommuneTable(),
    documents: makeDocumentRenderer(adresseDeVerification(publicUrl)),
    plateforme: makeFolderPlatform(join(dataDir, 'plateforme')),
    entreprise,
    adminEmails: environment.adminEmails,
    adressePublique: publicUrl,
    expediteur: environment.mailFrom ?? senderOf(entreprise),
  }
}
