import type { Diagnostics } from './diagnostics.ts'
import type { OuvrirExtrait } from '#application/export/exporter'
import type { DeposerFacture } from '#application/facturation/transmettre-facture'
import type { EstJetable } from '#application/message/envoyer-message'
import type { NouvellesDepuis } from '#application/nouvelles/lire-nouvelles'
import type { CarnetDEstimations } from '#application/prestation/estimer'
import type { Email } from '#domain/client/email'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { CommunesDeFrance } from '#domain/zone/commune'
import type { ClientStore } from './client-store.ts'
import type { Clock } from './clock.ts'
import type { ComptabiliteReader } from './comptabilite-reader.ts'
import type { ConservationStore } from './conservation-store.ts'
import type { DocumentRenderer } from './document-renderer.ts'
import type { DevisStore } from './devis-store.ts'
import type { CompteStore } from './compte-store.ts'
import type { EstimationStore } from './estimation-store.ts'
import type { FactureRegister } from './facture-register.ts'
import type { FactureStore } from './facture-store.ts'
import type { FreinStore } from './frein-store.ts'
import type { Geocoder } from './geocoder.ts'
import type { AgendaStore } from './agenda-store.ts'
import type { Hasher } from './hasher.ts'
import type { Mailer } from './mailer.ts'
import type { MessageStore } from './message-store.ts'
import type { Outbox } from './outbox.ts'
import type { Randomness } from './randomness.ts'
import type { PrestationStore } from './prestation-store.ts'
import type { RetractationStore } from './retractation-store.ts'

export type Ports = {
  readonly clock: Clock
  readonly randomness: Randomness
  readonly hasher: Hasher
  readonly geocoder: Geocoder
  readonly prestations: PrestationStore
  readonly devis: DevisStore
  readonly clients: ClientStore
  readonly agenda: AgendaStore
  readonly nouvellesDepuis: NouvellesDepuis
  readonly diagnostics: Diagnostics
  readonly comptabilite: ComptabiliteReader
  readonly conservation: ConservationStore
  readonly ouvrirExtrait: OuvrirExtrait
  readonly estimations: EstimationStore
  readonly carnetEstimations: CarnetDEstimations
  readonly messages: MessageStore
  readonly estJetable: EstJetable
  readonly outbox: Outbox
  readonly comptes: CompteStore
  readonly factures: FactureStore
  readonly registreFactures: FactureRegister
  readonly deposerFacture: DeposerFacture
  readonly retractations: RetractationStore
  readonly freins: FreinStore
  readonly mailer: Mailer
  readonly documents: DocumentRenderer
  /** What is known of postcodes without asking anybody. */
  readonly communes: CommunesDeFrance
  readonly entreprise: Entreprise
  readonly adminEmails: readonly Email[]
  /** Base of every link, without a slash at the end. */
  readonly adressePublique: string
  readonly expediteur: string
}
