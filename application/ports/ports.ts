import type { Clock } from './clock.ts'
import type { CommandeStore } from './commande-store.ts'
import type { CommuneTable } from './commune-table.ts'
import type { CompteStore } from './compte-store.ts'
import type { ConditionsRenderer } from './conditions-renderer.ts'
import type { DisposableDomains } from './disposable-domains.ts'
import type { DevisRenderer } from './devis-renderer.ts'
import type { Geocoder } from './geocoder.ts'
import type { Health } from './health.ts'
import type { KeyedHash } from './keyed-hash.ts'
import type { MailTemplates } from './mail-templates.ts'
import type { Mailer } from './mailer.ts'
import type { MessageRepository } from './message-repository.ts'
import type { MessageStore } from './message-store.ts'
import type { Outbox } from './outbox.ts'
import type { PrestationRepository } from './prestation-repository.ts'
import type { Randomness } from './randomness.ts'
import type { Entreprise } from '#domain/entreprise/entreprise'

/** Everything a use case may ask of the outside; each takes only what it names. */
export type Ports = {
  readonly clock: Clock
  readonly randomness: Randomness
  readonly keyedHash: KeyedHash
  readonly geocoder: Geocoder
  readonly communes: CommuneTable
  readonly commandes: CommandeStore
  readonly prestations: PrestationRepository
  readonly messagesRecus: MessageStore
  readonly messages: MessageRepository
  readonly domainesJetables: DisposableDomains
  readonly outbox: Outbox
  readonly comptes: CompteStore
  readonly mailer: Mailer
  readonly templates: MailTemplates
  readonly devisRenderer: DevisRenderer
  readonly conditionsRenderer: ConditionsRenderer
  readonly health: Health
  readonly entreprise: Entreprise
  /** The `From` of every mail. */
  readonly expediteur: string
}
