import type { ChoixDeService } from '#domain/catalogue/prestation-demandee'
import type { Adresse } from '#domain/client/adresse'
import type { Email } from '#domain/client/email'
import type { NomComplet } from '#domain/client/nom'
import type { Telephone } from '#domain/client/telephone'
import type { NomDeContact } from '#domain/message/nom-de-contact'
import type { PrestationId, Reference } from '#domain/prestation/reference'
import { closedList } from '#domain/shared/closed-list'
import { tirerIdentifiant } from '#domain/shared/identifiant'
import type { Estimation } from '#domain/tarification/estimation'
import type { EstimationId } from './estimation-id.ts'

export const SOURCES = ['site', 'telephone'] as const

export const Source = closedList('Source', SOURCES, 'Origine inconnue.')

export type Source = (typeof SOURCES)[number]

/** What was asked for, as needed to order at the same price; hours are `null` for the package. */
export type DemandeEstimee = { readonly choix: ChoixDeService; readonly heures: number | null }

export type Appelant = {
  /** One word is enough, unlike the name of an order. */
  readonly nom: NomComplet | NomDeContact | null
  readonly email: Email | null
  readonly telephone: Telephone | null
}

export type ContactNote = Appelant & { readonly adresse: Adresse['adresse'] | null }

export const contactDe = (appelant: Appelant, lieu: Adresse | null): ContactNote | null =>
  Object.values(appelant).every((valeur) => valeur === null)
    ? null
    : { ...appelant, adresse: appelant.nom === null ? null : (lieu?.adresse ?? null) }

export type LieuEstime = Pick<Adresse, 'codePostal' | 'ville'>

export const lieuDe = ({ codePostal, ville }: Adresse): LieuEstime => ({ codePostal, ville })

export type NouvelleEstimation = {
  readonly source: Source
  readonly estimation: Estimation
  readonly demande: DemandeEstimee
  readonly lieu: LieuEstime | null
  readonly contact: ContactNote | null
  readonly notes: string
}

export type EstimationFaite = NouvelleEstimation & {
  readonly id: EstimationId
  readonly creeLe: Date
  readonly commandeeLe: Date | null
  /** The order it became; also `null` when that order was erased. */
  readonly prestation: { readonly id: PrestationId; readonly reference: Reference } | null
}

/** From its instant and `OCTETS_IDENTITE` random bytes; drops the words of a catalogue service. */
export const noterEstimation = (faite: NouvelleEstimation, instant: Date, octets: Uint8Array): EstimationFaite => {
  const { choix, heures } = faite.demande
  const { serviceId } = choix
  return {
    ...faite,
    demande: { choix: serviceId === null ? choix : { serviceId, serviceName: '', serviceDescription: '' }, heures },
    id: tirerIdentifiant(instant, octets) as EstimationId,
    creeLe: instant,
    commandeeLe: null,
    prestation: null,
  }
}

export const premierIdDe = (instant: Date): string => tirerIdentifiant(instant, new Uint8Array())
