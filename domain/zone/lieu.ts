import { BASE, type Coordonnees, distanceKm } from './coordonnees.ts'

/** A place to travel to. `precisionKm` is 0 for a known address, else how far the true place may be from the point. */
export type Lieu = {
  readonly libelle: string
  readonly coordonnees: Coordonnees
  readonly precisionKm: number
}

export const estApproximatif = (lieu: Lieu): boolean => lieu.precisionKm > 0

/** One way, as the crow flies, from the base. */
export const distanceDeLaBase = (lieu: Lieu): number => distanceKm(BASE, lieu.coordonnees)

/** Neither the address service nor the table of towns knows where this is: nothing can be priced. */
export type AdresseIntrouvable = { readonly _tag: 'AdresseIntrouvable' }

export const ADRESSE_INTROUVABLE: AdresseIntrouvable = { _tag: 'AdresseIntrouvable' }

/** An address as the address service proposes it. */
export type Suggestion = {
  readonly label: string
  readonly name: string
  readonly housenumber: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly context: string
  readonly score: number
  readonly coordonnees: Coordonnees
}

/** Longest list of suggestions. */
export const SUGGESTIONS_MAX = 10
