import { BASE, type Coordonnees, distanceKm } from './coordonnees.ts'

/** `precisionKm`: how far the true place may be from the point; 0 for a known address. */
export type Lieu = { readonly libelle: string; readonly coordonnees: Coordonnees; readonly precisionKm: number }

export const estApproximatif = (lieu: Lieu): boolean => lieu.precisionKm > 0

export const distanceDeLaBase = (lieu: Lieu): number => distanceKm(BASE, lieu.coordonnees)

/** Neither the address service nor the table of communes knows the place, so there is no price. */
export type AdresseIntrouvable = { readonly _tag: 'AdresseIntrouvable' }

export const ADRESSE_INTROUVABLE: AdresseIntrouvable = { _tag: 'AdresseIntrouvable' }

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

export const SUGGESTIONS_MAX = 10
