import { formaterNombre, formaterMontant } from '#domain/shared/montant'
import { type FraisDeplacement, fraisDeplacement, KM_OFFERTS } from '#domain/tarification/frais-deplacement'
import { type Situation, verdictDeSituation } from '#domain/zone/commune'
import { BASE_VILLE, distanceDeLaBase, estApproximatif, type Lieu, type Verdict } from '#domain/zone/zone-intervention'
import { RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM } from '#domain/zone/rayons'
import {
  conseilTexte,
  distanceAuPlusTexte,
  distancesTexte,
  distanceTexte,
  fraisAuPlusTexte,
  fraisSelonTexte,
  fraisTexte,
  VERDICT_TEXTS,
} from '../../../contents/zone-texts.ts'

/** The answer to « do you come here? », with what to read and where to go next. */
export type ReponseZone = {
  readonly verdict: Verdict
  readonly titre: string
  readonly textes: readonly string[]
}

const CONSEILS = conseilTexte(RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM)

const km = ({ distanceKm }: FraisDeplacement): string => formaterNombre(distanceKm)

/** A margin larger than what it measures says nothing: then the most that it can be is said. */
const texteDistance = ({ libelle, precisionKm }: Lieu, frais: FraisDeplacement, auPlus: FraisDeplacement): string =>
  precisionKm >= frais.distanceKm
    ? distanceAuPlusTexte(libelle, BASE_VILLE, km(frais), km(auPlus))
    : distanceTexte(libelle, BASE_VILLE, km(frais), precisionKm > 0 ? formaterNombre(precisionKm) : null)

const texteFrais = (lieu: Lieu, frais: FraisDeplacement, auPlus: FraisDeplacement): string => {
  const prix = frais.montant === 0 ? null : formaterMontant(frais.montant)
  const marge = auPlus.montant - frais.montant
  return marge > frais.montant
    ? fraisAuPlusTexte(prix, formaterMontant(auPlus.montant))
    : fraisTexte(prix, formaterNombre(frais.allerRetourKm), KM_OFFERTS, estApproximatif(lieu) && marge > 0)
}

const textesDuLieu = (lieu: Lieu, verdict: Verdict): readonly string[] => {
  const distance = distanceDeLaBase(lieu)
  const [frais, auPlus] = [fraisDeplacement(distance), fraisDeplacement(distance + lieu.precisionKm)]
  const texte = texteDistance(lieu, frais, auPlus)
  return verdict === 'trop_loin' ? [texte] : [texte, texteFrais(lieu, frais, auPlus)]
}

/** From the nearest commune of a postcode to the farthest. */
const textesDesCommunes = ({ lieu, communes }: Situation): readonly string[] => {
  const distances = communes.map(distanceDeLaBase)
  const [de, a] = [fraisDeplacement(Math.min(...distances)), fraisDeplacement(Math.max(...distances))]
  const frais = a.montant === 0 ? null : [formaterMontant(de.montant), formaterMontant(a.montant)]
  return [distancesTexte(lieu.libelle, communes.length, BASE_VILLE, km(de), km(a)), fraisSelonTexte(frais)]
}

/** Verdict, distance and travel fee, by the rules that price an order. Nobody travels to a place too far. */
export const reponseZone = (situation: Situation): ReponseZone => {
  const verdict = verdictDeSituation(situation)
  const seul = situation.communes.length === 0
  return {
    verdict,
    titre: VERDICT_TEXTS[verdict],
    textes: [
      ...(seul ? textesDuLieu(situation.lieu, verdict) : textesDesCommunes(situation)),
      CONSEILS[!seul && verdict === 'a_verifier' ? 'selon_la_commune' : verdict],
    ],
  }
}
