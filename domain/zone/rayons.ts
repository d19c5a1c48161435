import { arrondir } from '#domain/shared/nombre'

/** Section 9: one way, inclusive, on the unrounded distance. */
export const RAYON_INTERVENTION_KM = 40

/** Section 2: beyond the first circle a visit is possible on request, beyond this one it is not. */
export const RAYON_SUR_DEMANDE_KM = 50

/** One way as it is shown, to 0.1 km: beyond the limit rounded up, so that 40,01 km never reads as the limit itself. */
export const distanceAffichee = (km: number): number =>
  km > RAYON_INTERVENTION_KM ? Math.ceil(km * 10) / 10 : arrondir(km, 1)
