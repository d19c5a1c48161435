import { arrondir } from '#domain/shared/montant'

/** Maximum distance one way, inclusive, compared before rounding (docs/regles/zone.md). */
export const RAYON_INTERVENTION_KM = 40

/** Between the two circles a visit is possible on request; beyond the outer one it is not. */
export const RAYON_SUR_DEMANDE_KM = 50

/** The distance as displayed in km. Above the limit it is rounded up, so that 40.01 km never reads as 40 km. */
export const distanceAffichee = (km: number): number =>
  km > RAYON_INTERVENTION_KM ? Math.ceil(km * 10) / 10 : arrondir(km, 1)
