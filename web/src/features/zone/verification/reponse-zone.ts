import { arrondir, formaterNombre } from '#domain/shared/nombre'
import { formaterMontant } from '#domain/shared/montant'
import { fraisDeplacement, KM_OFFERTS } from '#domain/tarification/frais-deplacement'
import { BASE_VILLE } from '#domain/zone/coordonnees'
import { distanceDeLaBase, estApproximatif, type Lieu } from '#domain/zone/lieu'
import {
  RAYON_INTERVENTION_KM,
  RAYON_SUR_DEMANDE_KM,
  type Verdict,
  verdictDeZone,
} from '#domain/zone/zone-intervention'
import { conseilTexte, distanceTexte, fraisTexte, VERDICT_TEXTS } from '../../../contents/zone-texts.ts'

/** The answer to « do you come here? », with what to read and where to go next. */
export type ReponseZone = {
  readonly verdict: Verdict
  readonly titre: string
  readonly textes: readonly string[]
}

const CONSEILS = conseilTexte(RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM)

/** Beyond a limit the distance is rounded up, so that 40,01 km never reads as the limit itself. */
const lisible = (km: number, verdict: Verdict): string =>
  formaterNombre(verdict === 'dans_la_zone' || verdict === 'a_verifier' ? arrondir(km, 1) : Math.ceil(km * 10) / 10)

const frais = (lieu: Lieu): string => {
  const { montant, allerRetourKm } = fraisDeplacement(distanceDeLaBase(lieu))
  const prix = montant === 0 ? null : formaterMontant(montant)
  return fraisTexte(prix, formaterNombre(allerRetourKm), KM_OFFERTS, estApproximatif(lieu))
}

/** Verdict, distance and travel fee, by the rules that price an order. Nobody travels to a place too far. */
export const reponseZone = (lieu: Lieu): ReponseZone => {
  const verdict = verdictDeZone(lieu)
  const precision = estApproximatif(lieu) ? formaterNombre(lieu.precisionKm) : null
  const distance = distanceTexte(lieu.libelle, BASE_VILLE, lisible(distanceDeLaBase(lieu), verdict), precision)
  return {
    verdict,
    titre: VERDICT_TEXTS[verdict],
    textes: [distance, ...(verdict === 'trop_loin' ? [] : [frais(lieu)]), CONSEILS[verdict]],
  }
}
