import { arrondir, formaterNombre, formaterMontant } from '#domain/shared/montant'
import { formaterQuantite } from '#domain/tarification/formater-quantite'
import type { Deplacement, Ligne } from '#domain/tarification/estimation'
import { KM_OFFERTS, PRIX_DU_KM } from '#domain/tarification/frais-deplacement'
import { DERIVATION_TEXTS } from '../../contents/recu-texts.ts'

const km = (n: number): string => `${formaterNombre(n)}\u00a0km`

/** The round trip counts the unrounded distance, so twice the printed one may miss it by a tenth. */
const allerRetour = ({ distanceKm, allerRetourKm }: Deplacement): string =>
  `2\u00a0×\u00a0${km(distanceKm)} ${arrondir(2 * distanceKm, 1) === allerRetourKm ? '=' : '≈'} ${km(allerRetourKm)} ${DERIVATION_TEXTS.allerRetour}`

/** How the travel fee is reached: distance, free kilometres, what is left times the price of a kilometre. */
export const derivationDeplacement = (deplacement: Deplacement): string =>
  deplacement.kmFactures === 0
    ? `${allerRetour(deplacement)}, ${DERIVATION_TEXTS.offertsJusqua} ${km(KM_OFFERTS)}`
    : `${allerRetour(deplacement)}, ${DERIVATION_TEXTS.dont} ${km(KM_OFFERTS)} ${DERIVATION_TEXTS.offerts}\u00a0: ${km(deplacement.kmFactures)}\u00a0×\u00a0${formaterMontant(PRIX_DU_KM)}`

/** How the price of the work is reached: the package and its hours, or hours times the rate. */
export const derivationPrestation = (
  ligne: Pick<Ligne, 'quantite' | 'unite' | 'prixUnitaire'>,
  heures: number,
): string =>
  ligne.unite === 'forfait'
    ? `${DERIVATION_TEXTS.forfait} ${formaterNombre(heures, 2)}\u00a0h`
    : `${formaterQuantite(ligne)}\u00a0×\u00a0${formaterMontant(ligne.prixUnitaire)}`
