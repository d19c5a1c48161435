import * as E from '#fp/Either'
import { distanceDeLaBase, type Lieu } from './lieu.ts'
import { RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM } from './rayons.ts'

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
