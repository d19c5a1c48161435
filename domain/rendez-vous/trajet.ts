import type { Estimation } from '#domain/tarification/estimation'

/** Kilometres an hour as the crow flies on the roads of the Jura: about 65 on the road, which is a third longer. */
const VITESSE_KMH = 50

/** Parking, ringing, unpacking. */
const MARGE_MINUTES = 5

const PAS_MINUTES = 5

/**
 * Minutes from the base to a place, rounded up to five; none for remote work. Kept free before and after each visit: two
 * visits that do not touch then leave time to go from one to the other, by way of the base if need be.
 */
export const trajetMinutes = ({ deplacement }: Pick<Estimation, 'deplacement'>): number => {
  if (deplacement === null) return 0
  const minutes = (deplacement.distanceKm / VITESSE_KMH) * 60 + MARGE_MINUTES
  return Math.ceil(minutes / PAS_MINUTES) * PAS_MINUTES
}
