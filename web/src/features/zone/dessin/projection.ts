import { BASE, type Coordonnees, RAYON_TERRE_KM } from '#domain/zone/zone-intervention'

/** Latitudes and longitudes in degrees, as a hand notes them from a map. */
export type Trace = readonly (readonly [lat: number, lng: number])[]

/** In units of the drawing, from its top left corner. */
export type Point = { readonly x: number; readonly y: number }

/** The size shared by the drawing and the map. */
export const CADRE = { largeur: 600, hauteur: 400 } as const

/** The 50 km circle stands whole in the box, with a margin. */
export const UNITES_PAR_KM = 3.4

const KM_PAR_DEGRE = (RAYON_TERRE_KM * Math.PI) / 180

// A degree of longitude narrows towards the poles; over this box, one narrowing serves for all.
const RESSERREMENT = Math.cos((BASE.lat * Math.PI) / 180)

const dixieme = (n: number): number => Math.round(n * 10) / 10

/** Equirectangular around the base, which stands in the middle. */
export const projeter = ({ lat, lng }: Coordonnees): Point => ({
  x: dixieme(CADRE.largeur / 2 + (lng - BASE.lng) * KM_PAR_DEGRE * RESSERREMENT * UNITES_PAR_KM),
  y: dixieme(CADRE.hauteur / 2 - (lat - BASE.lat) * KM_PAR_DEGRE * UNITES_PAR_KM),
})

/** A length on the ground, in units of the drawing. */
export const enUnites = (km: number): number => dixieme(km * UNITES_PAR_KM)

/** A point that leaves a circle around the middle comes back to its edge; `dehors` says so. */
export const ramener = (
  { x, y }: Point,
  rayon: number,
): Point & { readonly dehors: boolean; readonly angle: number } => {
  const [dx, dy] = [x - CADRE.largeur / 2, y - CADRE.hauteur / 2]
  const ecart = Math.hypot(dx, dy)
  const dehors = ecart > rayon
  const facteur = dehors ? rayon / ecart : 1
  return {
    x: dixieme(CADRE.largeur / 2 + dx * facteur),
    y: dixieme(CADRE.hauteur / 2 + dy * facteur),
    dehors,
    angle: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
  }
}
