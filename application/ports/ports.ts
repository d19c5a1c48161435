import type * as TE from '#fp/TaskEither'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Nouvelle } from '#domain/nouvelles/nouvelle'
import type { LignesDExtrait, LotsDeLignes, Quoi } from '../export/extraits.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Email } from '#domain/client/email'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { CommunesDeFrance } from '#domain/zone/commune'
import type { AbsenceStore, LireAgendaPrive } from './absence-store.ts'
import type { AgendaStore } from './agenda-store.ts'
import type { ClientStore } from './client-store.ts'
import type { ComptabiliteReader } from './comptabilite-reader.ts'
import type { CompteStore } from './compte-store.ts'
import type { ConservationStore } from './conservation-store.ts'
import type { DevisStore } from './devis-store.ts'
import type { Diagnostics } from './diagnostics.ts'
import type { DocumentRenderer } from './document-renderer.ts'
import type { EstimationStore } from './estimation-store.ts'
import type { FactureStore } from './facture-store.ts'
import type { FreinStore } from './frein-store.ts'
import type { Geocoder } from './geocoder.ts'
import type { Hasher } from './hasher.ts'
import type { Mailer } from './mailer.ts'
import type { MessageStore } from './message-store.ts'
import type { Outbox } from './outbox.ts'
import type { PrestationStore } from './prestation-store.ts'
import type { RetractationStore } from './retractation-store.ts'

export type Randomness = { readonly octets: (nombre: number) => Uint8Array }

export type Clock = { readonly maintenant: () => Date }

/** Reads all records of one kind at one instant, oldest first, unaffected by later writes. */
export type OuvrirExtrait = <Q extends Quoi>(quoi: Q) => TE.TaskEither<PortFailure, LotsDeLignes<LignesDExtrait[Q]>>

/** Hands a Factur-X file to an accredited platform and answers its receipt. Repeating it counts as the same hand-over. */
export type DeposerFacture = (numero: NumeroPiece, pdf: Uint8Array) => TE.TaskEither<PortFailure, string>

/** True if a domain (lower case) offers disposable mail addresses. Ask for each sub-domain separately. */
export type EstJetable = (domaine: string) => boolean

/** Records an estimate of the site in the background; a failure is only logged. */
type CarnetDEstimations = (faite: EstimationFaite) => void

/** News since an instant, oldest first. Rows become visible less than `RECOUVREMENT_S` after their date. */
export type NouvellesDepuis = (instant: Date) => TE.TaskEither<PortFailure, readonly Nouvelle[]>

export type Ports = {
  readonly clock: Clock
  readonly randomness: Randomness
  readonly hasher: Hasher
  readonly geocoder: Geocoder
  readonly prestations: PrestationStore
  readonly devis: DevisStore
  readonly clients: ClientStore
  readonly absences: AbsenceStore
  readonly lireAgendaPrive: LireAgendaPrive
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
  readonly deposerFacture: DeposerFacture
  readonly retractations: RetractationStore
  readonly freins: FreinStore
  readonly mailer: Mailer
  readonly documents: DocumentRenderer
  readonly communes: CommunesDeFrance
  readonly entreprise: Entreprise
  readonly adminEmails: readonly Email[]
  /** Base URL of all links, without a final slash. */
  readonly adressePublique: string
  readonly expediteur: string
}
