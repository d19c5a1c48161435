import * as E from '#fp/Either'
import { RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM } from './rayons.ts'

export type Coordonnees = { readonly lat: number; readonly lng: number }

/** The base, Montmorot (39570). Every distance starts here. */
export const BASE: Coordonnees = { lat: 46.674, lng: 5.527 }

export const BASE_VILLE = 'Montmorot'

export const BASE_CODE_POSTAL = '39570'

/** Mean radius of the earth, in kilometres. */
export const RAYON_TERRE_KM = 6371

const radians = (degres: number): number => (degres * Math.PI) / 180

/** Great-circle distance in kilometres, unrounded (haversine formula). */
export const distanceKm = (a: Coordonnees, b: Coordonnees): number => {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * RAYON_TERRE_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

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

export type Verdict = 'dans_la_zone' | 'sur_demande' | 'trop_loin' | 'a_verifier'

export type HorsZone = {
  readonly _tag: 'HorsZone'
  readonly distanceKm: number
  readonly auMoins: boolean
  readonly limiteKm: number
  readonly surDemande: boolean
}

export const verdictDeZone = (lieu: Lieu): Verdict => {
  const distance = distanceDeLaBase(lieu)
  if (distance + lieu.precisionKm <= RAYON_INTERVENTION_KM) return 'dans_la_zone'
  if (distance - lieu.precisionKm <= RAYON_INTERVENTION_KM) return 'a_verifier'
  return distance <= RAYON_SUR_DEMANDE_KM ? 'sur_demande' : 'trop_loin'
}

const horsZone = (distanceKm: number, auMoins: boolean): HorsZone => ({
  _tag: 'HorsZone',
  distanceKm,
  auMoins,
  limiteKm: RAYON_INTERVENTION_KM,
  surDemande: distanceKm <= RAYON_SUR_DEMANDE_KM,
})

export const auDela = (distanceKm: number): HorsZone => horsZone(distanceKm, true)

export const verifierZone = (lieu: Lieu): E.Either<HorsZone, { readonly zoneAVerifier: boolean }> => {
  const verdict = verdictDeZone(lieu)
  if (verdict === 'dans_la_zone' || verdict === 'a_verifier')
    return E.right({ zoneAVerifier: verdict === 'a_verifier' })
  return E.left(horsZone(distanceDeLaBase(lieu), false))
}
