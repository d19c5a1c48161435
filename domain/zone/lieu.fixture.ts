import { BASE, type Lieu } from './zone-intervention.ts'

/** Subtracted from a distance, so that a rounding error does not take an exact value over a limit. */
const POUSSIERE_KM = 1e-9

/** A place at a distance from the base, due north. */
export const unLieuA = (km: number, precisionKm = 0): Lieu => ({
  libelle: `${km} km au nord de Montmorot`,
  coordonnees: { lat: BASE.lat + (Math.max(0, km - POUSSIERE_KM) / 6371) * (180 / Math.PI), lng: BASE.lng },
  precisionKm,
})
