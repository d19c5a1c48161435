import { fraisDeplacement, type FraisDeplacement } from '#domain/tarification/frais-deplacement'
import { distanceDeLaBase, type Lieu, type Verdict, verdictDeZone } from '#domain/zone/zone-intervention'
import { RAYON_INTERVENTION_KM } from '#domain/zone/rayons'

/** Half of the way parts the long list of the zone in two. */
export const MI_CHEMIN_KM = RAYON_INTERVENTION_KM / 2

/** Towns that a visit treats alike: those of the zone are free to reach, near, or far. */
export type Bande = 'offert' | 'proche' | 'loin' | Exclude<Verdict, 'dans_la_zone'>

export type VilleSituee = { readonly nom: string; readonly frais: FraisDeplacement }

const ORDRE: readonly Bande[] = ['offert', 'proche', 'loin', 'a_verifier', 'sur_demande', 'trop_loin']

const bandeDe = (ville: Lieu, { montant, distanceKm }: FraisDeplacement): Bande => {
  const verdict = verdictDeZone(ville)
  if (verdict !== 'dans_la_zone') return verdict
  if (montant === 0) return 'offert'
  return distanceKm <= MI_CHEMIN_KM ? 'proche' : 'loin'
}

const situer = (ville: Lieu): VilleSituee & { readonly bande: Bande } => {
  const frais = fraisDeplacement(distanceDeLaBase(ville))
  return { nom: ville.libelle, frais, bande: bandeDe(ville, frais) }
}

/** Towns by band, the nearest first; a band without a town is left out. */
export const classerParBande = (
  villes: readonly Lieu[],
): readonly { readonly bande: Bande; readonly villes: readonly VilleSituee[] }[] => {
  const situees = villes.map(situer).toSorted((a, b) => a.frais.distanceKm - b.frais.distanceKm)
  return ORDRE.map((bande) => ({ bande, villes: situees.filter((ville) => ville.bande === bande) })).filter(
    ({ villes }) => villes.length > 0,
  )
}
