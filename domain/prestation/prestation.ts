import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import type { NumeroDevis } from '#domain/devis/numero'
import type { Estimation } from '#domain/tarification/estimation'
import type { Creneau } from './creneau.ts'
import type { Engagement } from './engagement.ts'
import type { Priorite, Statut } from './statut.ts'
import type { PrestationId, Reference } from './reference.ts'

/** What a client asks for with an order, besides the price. */
export type Demande = {
  readonly contact: Contact
  readonly adresse: Adresse
  /** Free texts: what goes wrong, and what the technician should know. */
  readonly description: string
  readonly notes: string
  readonly creneau: Creneau
  readonly engagement: Engagement
}

/** An order as decided, before the database has numbered its quote. */
export type NouvellePrestation = Demande & {
  readonly id: PrestationId
  readonly reference: Reference
  readonly creeLe: Date
  readonly serviceDescription: string
  readonly estimation: Estimation
  /** The version of the quote, from 1. */
  readonly versionDevis: number
  readonly statut: Statut
  readonly priorite: Priorite
  /** The technician calls between these two instants. */
  readonly contactDes: Date
  readonly contactAvant: Date
  /** When the owner first noted a call; `null` before. */
  readonly appeleeLe: Date | null
  /** Increases with every change, so that nobody overwrites a change they have not seen. */
  readonly version: number
}

export type Prestation = NouvellePrestation & { readonly numeroDevis: NumeroDevis }
