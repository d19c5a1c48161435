import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import { type EstimationBody, horsZone } from '#adapters/http/contract/routes/commande'
import type { Deplacement } from '#domain/tarification/estimation'
import type { Situation } from '#domain/zone/commune'
import { verifierZone } from '#domain/zone/zone-intervention'
import { estimer, type EstimationRecue } from '../../api/estimer.ts'
import type { CallFailure } from '../../api/reply.ts'
import { type LieuDemande, situerLieu } from '../../api/situer-lieu.ts'

export type Calcul =
  | { readonly genre: 'inactif' }
  | { readonly genre: 'en_cours' }
  | { readonly genre: 'connu'; readonly deplacement: Deplacement }
  | { readonly genre: 'hors_zone'; readonly message: string }
  /** The town stands near the limit: only the address, or a call, can tell. */
  | { readonly genre: 'a_verifier' }
  /** The town is not of the postcode. */
  | { readonly genre: 'a_corriger'; readonly message: string }
  | { readonly genre: 'erreur' }

const INACTIF: Calcul = { genre: 'inactif' }

const duRefus = (refus: CallFailure): Calcul | null => {
  if (refus._tag === 'Reseau') return null
  if (refus.code === 'HORS_ZONE') return { genre: 'hors_zone', message: refus.message }
  const ville = refus.champs['ville']
  return ville === undefined ? null : { genre: 'a_corriger', message: ville }
}

const selonLAdresse = (reponse: E.Either<CallFailure, EstimationRecue>): Calcul => {
  if (E.isLeft(reponse)) return duRefus(reponse.left) ?? { genre: 'erreur' }
  const { deplacement } = reponse.right.estimation
  return deplacement === null ? INACTIF : { genre: 'connu', deplacement }
}

/** Before the street: only what is sure already, or surely not sure, is said. */
export const selonLaCommune = (reponse: E.Either<CallFailure, Situation>): Calcul => {
  if (E.isLeft(reponse)) return duRefus(reponse.left) ?? INACTIF
  const { lieu, communes } = reponse.right
  if (communes.length > 0) return INACTIF
  const zone = verifierZone(lieu)
  if (E.isLeft(zone)) return { genre: 'hors_zone', message: horsZone(zone.left) }
  return zone.right.zoneAVerifier ? { genre: 'a_verifier' } : INACTIF
}

/** The place as far as it is told: with its street it is priced, without it the zone alone is looked at. */
export type LieuACalculer = { readonly demande: EstimationBody | null; readonly debut: LieuDemande | null }

/** What a visit to a place would cost, or why there is none. Never fails. */
export const calculer =
  ({ demande, debut }: LieuACalculer, signal: AbortSignal): TE.TaskEither<never, Calcul> =>
  async () => {
    if (demande !== null) return E.right(selonLAdresse(await estimer(demande, signal)()))
    return E.right(debut === null ? INACTIF : selonLaCommune(await situerLieu(debut, signal)()))
  }
