import { BASE, type Coordonnees } from './coordonnees.ts'
import { distanceKm } from './distance.ts'

/** A place to travel to. `precisionKm` is 0 for a known address, else how far the true place may be from the point. */
export type Lieu = {
  readonly libelle: string
  readonly coordonnees: Coordonnees
  readonly precisionKm: number
}

export const estApproximatif = (lieu: Lieu): boolean => lieu.precisionKm > 0

/** One way, as the crow flies, from the base. */
export const distanceDeLaBase = (lieu: Lieu): number => distanceKm(BASE, lieu.coordonnees)
