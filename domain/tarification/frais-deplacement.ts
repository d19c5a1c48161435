import { arrondir, euros, type Montant, multiplier } from '#domain/shared/montant'
import { distanceAffichee } from '#domain/zone/rayons'

/** The first 10 km of a round trip are free (docs/regles/deplacement.md). */
export const KM_OFFERTS = 10

export const PRIX_DU_KM = euros(1)

export type FraisDeplacement = {
  readonly distanceKm: number
  /** Twice the unrounded distance, then rounded to 0.1 km. */
  readonly allerRetourKm: number
  readonly kmFactures: number
  readonly montant: Montant
}

/** The travel fee for an unrounded one-way distance in kilometres. */
export const fraisDeplacement = (distanceKm: number): FraisDeplacement => {
  const allerRetourKm = arrondir(2 * distanceKm, 1)
  const kmFactures = arrondir(Math.max(0, allerRetourKm - KM_OFFERTS), 1)
  return {
    distanceKm: distanceAffichee(distanceKm),
    allerRetourKm,
    kmFactures,
    montant: multiplier(PRIX_DU_KM, kmFactures),
  }
}
