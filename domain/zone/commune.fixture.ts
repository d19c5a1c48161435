import type { Commune } from './commune.ts'

/** A commune north of the base; `km` is `null` if it is too far to have a known centre. */
export const uneCommune = (nom: string, km: number | null, rayonKm = 2): Commune => ({
  nom,
  autresNoms: [],
  centre: km === null ? null : { coordonnees: { lat: 46.674 + (km / 6371) * (180 / Math.PI), lng: 5.527 }, rayonKm },
})
