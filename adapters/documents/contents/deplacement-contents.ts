import { KM_OFFERTS } from '#domain/tarification/frais-deplacement'
import { arrondir, formaterNombre } from '#domain/shared/nombre'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import type { Deplacement } from '#domain/tarification/estimation'

const km = (n: number): string => `${formaterNombre(n)}\u00a0km`

/** The round trip is computed from the unrounded distance, so it may differ from twice the printed one by a tenth. */
const allerRetour = ({ distanceKm, allerRetourKm }: Deplacement): string =>
  `2\u00a0×\u00a0${km(distanceKm)} ${arrondir(2 * distanceKm, 1) === allerRetourKm ? '=' : '≈'} ${km(allerRetourKm)} aller-retour`

/** The calculation of the travel fee: distance, free kilometres, remaining kilometres times their price. */
export const deplacementDerivation = (deplacement: Deplacement, prixDuKm: Montant): string =>
  deplacement.kmFactures === 0
    ? `${allerRetour(deplacement)}, offerts jusqu’à ${km(KM_OFFERTS)}`
    : `${allerRetour(deplacement)}, dont ${km(KM_OFFERTS)} offerts\u00a0: ${km(deplacement.kmFactures)}\u00a0×\u00a0${formaterMontant(prixDuKm)}`

/** What is still uncertain: the fee, or the visit itself. */
export const deplacementReserves = (deplacement: Deplacement | null): readonly string[] => [
  ...(deplacement?.approximatif === true
    ? [
        'Déplacement à confirmer\u00a0: la distance est approximative, calculée depuis le centre de la commune. Le montant exact vous est confirmé avant l’intervention.',
      ]
    : []),
  ...(deplacement?.zoneAVerifier === true
    ? [
        'Zone à vérifier\u00a0: l’adresse est proche de la limite de la zone d’intervention. Le déplacement vous est confirmé par téléphone.',
      ]
    : []),
]
