import { join } from 'node:path'
import type { Container } from 'inversify'
import { makeCalendrierRenderer } from '#adapters/documents/make-calendrier-renderer'
import { makeConditionsRenderer } from '#adapters/documents/make-conditions-renderer'
import { makeDevisRenderer } from '#adapters/documents/make-devis-renderer'
import { makeExportWriter } from '#adapters/documents/make-export-writer'
import { makeFactureRenderer } from '#adapters/documents/make-facture-renderer'
import { makeZipWriter } from '#adapters/documents/zip/make-zip-writer'
import { makeGeoplateformeGeocoder } from '#adapters/geocoding/geoplateforme-geocoder'
import { makeOfflineCommuneTable } from '#adapters/geocoding/offline-commune-table'
import { makeFolderMailer } from '#adapters/mail/folder-mailer'
import { makeMailTemplates } from '#adapters/mail/make-mail-templates'
import { makeSmtpMailer } from '#adapters/mail/smtp-mailer'
import { makeFolderPlatform } from '#adapters/plateforme/folder-platform'
import { makeArgon2PasswordHasher } from '#adapters/security/argon2-password-hasher'
import { makeHmacKeyedHash } from '#adapters/security/hmac-keyed-hash'
import { makeListedDisposableDomains } from '#adapters/security/listed-disposable-domains'
import { nodeRandomness } from '#adapters/security/node-randomness'
import { sha256 } from '#adapters/security/sha256'
import { systemClock } from '#adapters/security/system-clock'
import { adresseDeVerification } from '#application/facturation/coder-document'
import type { Ports } from '#application/ports/ports'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { bindDiagnostics } from './bind-diagnostics.ts'
import { bindStores } from './bind-stores.ts'
import type { Settings } from './settings.ts'
import { assemble } from './token.ts'
import { PORTS } from './tokens.ts'

/** `"Atelier" <contact@atelier.example>`; a quote in the name would end it early. */
const senderOf = ({ nom, email }: Entreprise): string => `"${nom.replaceAll(/["\\]/g, '')}" <${email}>`

const bindConstants = (container: Container, { environment, entreprise, secret }: Settings): void => {
  container.bind(PORTS.clock).toConstantValue(systemClock)
  container.bind(PORTS.randomness).toConstantValue(nodeRandomness)
  container.bind(PORTS.keyedHash).toConstantValue(makeHmacKeyedHash(secret))
  container.bind(PORTS.contentHash).toConstantValue(sha256)
  container.bind(PORTS.passwordHasher).toConstantValue(makeArgon2PasswordHasher())
  container.bind(PORTS.entreprise).toConstantValue(entreprise)
  container.bind(PORTS.adminEmails).toConstantValue(environment.adminEmails)
  container.bind(PORTS.adressePublique).toConstantValue(environment.publicUrl)
  container.bind(PORTS.expediteur).toConstantValue(environment.mailFrom ?? senderOf(entreprise))
}

const bindMail = (container: Container, { environment }: Settings): void => {
  const { smtpUrl, dataDir, publicUrl } = environment
  assemble(container, PORTS.templates, [], () => makeMailTemplates({ publicUrl }))
  if (smtpUrl === null) {
    assemble(container, PORTS.mailer, [PORTS.clock], (clock): Ports['mailer'] =>
      makeFolderMailer(join(dataDir, 'courriels'), clock),
    )
    return
  }
  const smtp = makeSmtpMailer(smtpUrl)
  container.bind(PORTS.mailer).toConstantValue(smtp)
  container.onDeactivation(PORTS.mailer, () => smtp.close())
}

/** One adapter for every port, as the settings choose. */
export const bindAdapters = (container: Container, settings: Settings): void => {
  bindConstants(container, settings)
  bindStores(container, settings)
  bindMail(container, settings)
  bindDiagnostics(container, settings)
  const { geocodageUrl, dataDir } = settings.environment
  assemble(container, PORTS.geocoder, [], () => makeGeoplateformeGeocoder({ baseUrl: geocodageUrl }))
  assemble(container, PORTS.communes, [], makeOfflineCommuneTable)
  assemble(container, PORTS.domainesJetables, [], makeListedDisposableDomains)
  assemble(container, PORTS.devisRenderer, [PORTS.adressePublique], (adresse): Ports['devisRenderer'] =>
    makeDevisRenderer(adresseDeVerification(adresse)),
  )
  assemble(container, PORTS.factureRenderer, [], makeFactureRenderer)
  assemble(container, PORTS.plateforme, [], () => makeFolderPlatform(join(dataDir, 'plateforme')))
  assemble(container, PORTS.conditionsRenderer, [], makeConditionsRenderer)
  assemble(container, PORTS.calendrier, [], makeCalendrierRenderer)
  assemble(container, PORTS.zip, [], makeZipWriter)
  assemble(container, PORTS.exportWriter, [], makeExportWriter)
}
