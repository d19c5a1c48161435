import type { CourrierReserve } from '#application/ports/outbox'
import type { PrestationDuClient } from '#application/ports/prestation-repository'
import type { Idempotence } from '#application/prestation/idempotence'
import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import type { Message, MessageId } from '#domain/message/message'
import type { PrestationId } from '#domain/prestation/reference'

export type MemoryClient = Contact &
  Adresse & {
    readonly id: string
    readonly derniereCommandeLe: Date
    readonly motDePasseTemporaire: { readonly empreinte: string; readonly expireLe: Date } | null
  }

/** How far a mail is. */
export type Envoi = {
  readonly statut: 'a_envoyer' | 'envoye' | 'echoue'
  readonly creeLe: Date
  readonly aEnvoyerLe: Date
  readonly bailJusquAu: Date | null
}

export type MemoryCourrier = CourrierReserve & Envoi

/** What the storage adapters of one process share. Records are replaced, never changed. */
export type MemoryStore = {
  readonly clients: Map<string, MemoryClient>
  readonly prestations: Map<PrestationId, PrestationDuClient>
  readonly messages: Map<MessageId, Message>
  readonly cles: Map<string, Idempotence & { readonly prestationId: PrestationId }>
  readonly courriers: Map<string, MemoryCourrier>
  /** The last quote number of each year. */
  readonly rangs: Map<number, number>
}

export const makeMemoryStore = (): MemoryStore => ({
  clients: new Map(),
  prestations: new Map(),
  messages: new Map(),
  cles: new Map(),
  courriers: new Map(),
  rangs: new Map(),
})
