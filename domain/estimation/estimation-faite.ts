import * as E from '#fp/Either'
import type * as t from 'io-ts'
import type { ChoixDeService } from '../catalogue/prestation-demandee.ts'
import type { Adresse } from '../client/adresse.ts'
import type { Email } from '../client/email.ts'
import type { NomComplet } from '../client/nom.ts'
import type { Telephone } from '../client/telephone.ts'
import type { NomDeContact } from '../message/champs-de-contact.ts'
import type { PrestationId, Reference } from '../prestation/reference.ts'
import { closedList, codecFrom } from '../shared/value.ts'
import { tirerIdentifiant, FORME_IDENTIFIANT } from '../shared/identifiant.ts'
import type { Estimation } from '../tarification/estimation.ts'

export const SOURCES = ['site', 'telephone'] as const

export const Source = closedList('Source', SOURCES, 'Origine inconnue.')

export type Source = (typeof SOURCES)[number]

/** The request, complete enough to order at the same price; hours are `null` for the package. */
type DemandeEstimee = { readonly choix: ChoixDeService; readonly heures: number | null }

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

type LieuEstime = Pick<Adresse, 'codePostal' | 'ville'>

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
  /** The order made from this estimate; `null` without one, or when it was erased. */
  readonly prestation: { readonly id: PrestationId; readonly reference: Reference } | null
}

/** Makes the estimate with an id from its instant and `OCTETS_IDENTITE` random bytes. Drops the free text if a catalogue service was chosen. */
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

export type EstimationId = string & { readonly EstimationId: unique symbol }

export const parseEstimationId = (input: string): E.Either<string, EstimationId> =>
  FORME_IDENTIFIANT.test(input) ? E.right(input as EstimationId) : E.left('Estimation inconnue.')

export const EstimationId: t.Type<EstimationId, string> = codecFrom('EstimationId', parseEstimationId)
