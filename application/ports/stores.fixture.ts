import type { Email } from '#domain/client/email'
import type { Compte } from '#domain/compte/compte'
import type { Ports } from './ports.ts'

export type CompteRange = Compte & { readonly derniereCommandeLe: Date }

/** The content of a store that no port shows. */
export type Apercu = {
  readonly comptes: readonly CompteRange[]
  readonly prestations: number
  readonly cles: number
  readonly courriers: number
  readonly freins: number
  /** References of contracts kept after the erasure of their account. */
  readonly archives: readonly string[]
  /** Their accepted quotes, as reference and version. */
  readonly accords: readonly string[]
}

/** The storage ports over one store, empty at first; memory and database both have them. */
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
  /** Turns an admin back into a client; no port does this. */
  readonly retrograder: (email: Email) => Promise<void>
}

export type MakeStores = () => Promise<Stores>

/** Adds the ports that only the database has. */
export type DatabaseStores = Stores &
  Pick<Ports, 'clients' | 'nouvellesDepuis' | 'ouvrirExtrait' | 'comptabilite' | 'conservation'> & {
    readonly diagnostics: Omit<Ports['diagnostics'], 'etats'>
  }

export type MakeDatabaseStores = () => Promise<DatabaseStores>
