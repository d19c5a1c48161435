import type { Email } from '#domain/client/email'
import type { Compte } from '#domain/compte/compte'
import type { AgendaRepository } from './agenda-repository.ts'
import type { ClientRegister } from './client-register.ts'
import type { CommandeStore } from './commande-store.ts'
import type { ComptabiliteReader } from './comptabilite-reader.ts'
import type { ConservationStore } from './conservation-store.ts'
import type { CompteStore } from './compte-store.ts'
import type { DiagnosticsRepository } from './diagnostics-repository.ts'
import type { DevisStore } from './devis-store.ts'
import type { DossierStore } from './dossier-store.ts'
import type { EffacementStore } from './effacement-store.ts'
import type { EstimationStore } from './estimation-store.ts'
import type { ExportReader } from './export-reader.ts'
import type { FactureRegister } from './facture-register.ts'
import type { FactureStore } from './facture-store.ts'
import type { FreinStore } from './frein-store.ts'
import type { JournalNouvelles } from './journal-nouvelles.ts'
import type { LienAgendaStore } from './lien-agenda-store.ts'
import type { MessageRegister } from './message-register.ts'
import type { MessageRepository } from './message-repository.ts'
import type { MessageStore } from './message-store.ts'
import type { Outbox } from './outbox.ts'
import type { PrestationRegister } from './prestation-register.ts'
import type { RetractationStore } from './retractation-store.ts'
import type { PrestationRepository } from './prestation-repository.ts'
import type { ReferenceIndex } from './reference-index.ts'

export type CompteRange = Compte & { readonly derniereCommandeLe: Date }

/** What lies in a store and no port tells. */
export type Apercu = {
  readonly comptes: readonly CompteRange[]
  readonly prestations: number
  readonly cles: number
  readonly courriers: number
  readonly freins: number
  /** References of the contracts that outlived their account. */
  readonly archives: readonly string[]
}

/** Storage ports over one and the same store, empty at first. */
export type Stores = {
  readonly commandes: CommandeStore
  readonly prestations: PrestationRepository
  readonly references: ReferenceIndex
  readonly dossiers: DossierStore
  readonly devis: DevisStore
  readonly registrePrestations: PrestationRegister
  readonly registreClients: ClientRegister
  readonly registreMessages: MessageRegister
  readonly messagesRecus: MessageStore
  readonly messages: MessageRepository
  readonly outbox: Outbox
  readonly comptes: CompteStore
  readonly estimations: EstimationStore
  readonly freins: FreinStore
  readonly effacements: EffacementStore
  readonly factures: FactureStore
  readonly registreFactures: FactureRegister
  readonly agenda: AgendaRepository
  readonly lienAgenda: LienAgendaStore
  readonly journalNouvelles: JournalNouvelles
  readonly diagnostics: DiagnosticsRepository
  readonly exportReader: ExportReader
  readonly comptabilite: ComptabiliteReader
  readonly conservation: ConservationStore
  readonly retractations: RetractationStore
  readonly apercu: () => Promise<Apercu>
  /** Makes an admin a client, which no port does. */
  readonly retrograder: (email: Email) => Promise<void>
}

export type MakeStores = () => Promise<Stores>
