import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import type { NumeroDevis } from '#domain/prestation/reference'
import type { Estimation } from '#domain/tarification/estimation'
import type { Creneau } from './creneau.ts'
import type { Engagement } from './engagement.ts'
import type { Priorite, Statut } from './statut.ts'
import type { PrestationId, Reference } from './reference.ts'

export type Demande = {
  readonly contact: Contact
  readonly adresse: Adresse
  readonly description: string
  readonly notes: string
  readonly creneau: Creneau
  readonly engagement: Engagement
}

export type NouvellePrestation = Demande & {
  readonly id: PrestationId
  readonly reference: Reference
  readonly creeLe: Date
  readonly serviceDescription: string
  readonly estimation: Estimation
  readonly versionDevis: number
  readonly statut: Statut
  readonly priorite: Priorite
  readonly contactDes: Date
  readonly contactAvant: Date
  readonly appeleeLe: Date | null
  readonly version: number
}

export type Prestation = NouvellePrestation & { readonly numeroDevis: NumeroDevis }
