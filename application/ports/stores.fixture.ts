import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import type { CommandeStore } from './commande-store.ts'
import type { CompteStore } from './compte-store.ts'
import type { MessageRepository } from './message-repository.ts'
import type { MessageStore } from './message-store.ts'
import type { Outbox } from './outbox.ts'
import type { PrestationRepository } from './prestation-repository.ts'

export type Compte = Contact &
  Adresse & {
    readonly id: string
    readonly derniereCommandeLe: Date
    readonly motDePasseTemporaire: { readonly empreinte: string; readonly expireLe: Date } | null
  }

/** What lies in a store and no port tells. */
export type Apercu = {
  readonly comptes: readonly Compte[]
  readonly prestations: number
  readonly cles: number
  readonly courriers: number
}

/** Storage ports over one and the same store, empty at first. */
export type Stores = {
  readonly commandes: CommandeStore
  readonly prestations: PrestationRepository
  readonly messagesRecus: MessageStore
  readonly messages: MessageRepository
  readonly outbox: Outbox
  readonly comptes: CompteStore
  readonly apercu: () => Promise<Apercu>
}

export type MakeStores = () => Promise<Stores>
