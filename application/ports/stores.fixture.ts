import type { Email } from '#domain/client/email'
import type { Compte } from '#domain/compte/compte'
import type { Ports } from './ports.ts'

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
  /** What was agreed to in them: each reference with the version of its quote. */
  readonly accords: readonly string[]
}

/** Storage ports of both implementations over one and the same store, empty at first. */
export type Stores = Pick<
  Ports,
  | 'prestations'
  | 'devis'
  | 'messages'
  | 'outbox'
  | 'comptes'
  | 'freins'
  | 'factures'
  | 'agenda'
  | 'absences'
  | 'retractations'
  | 'estimations'
> & {
  readonly apercu: () => Promise<Apercu>
  /** Makes an admin a client, which no port does. */
  readonly retrograder: (email: Email) => Promise<void>
}

export type MakeStores = () => Promise<Stores>

/** The same with what only the database has. */
export type DatabaseStores = Stores &
  Pick<Ports, 'clients' | 'nouvellesDepuis' | 'ouvrirExtrait' | 'comptabilite' | 'conservation'> & {
    readonly diagnostics: Omit<Ports['diagnostics'], 'etats'>
  }

export type MakeDatabaseStores = () => Promise<DatabaseStores>
