import { designationDuService } from '#domain/catalogue/catalogue'
import { formaterMontant, type Montant, formaterNombre, arrondir } from '#domain/shared/montant'
import type { Estimation, Ligne, Deplacement } from '#domain/tarification/estimation'
import type { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import { formaterQuantite } from '#domain/tarification/formater-quantite'
import { KM_OFFERTS } from '#domain/tarification/frais-deplacement'
import { ligneAbregee } from './document-contents.ts'

export type LigneContents = {
  readonly designation: string
  readonly detail: string
  readonly quantite: string
  readonly prixUnitaire: string
  readonly montant: string
}

export const DESIGNATION_LONGUEUR_MAX = 160

const heures = (n: number): string => `${formaterNombre(n, 2)}\u00a0h`

const detail = (ligne: Ligne, estimation: Estimation): string => {
  if (ligne.nature === 'deplacement') {
    return estimation.deplacement === null ? '' : deplacementDerivation(estimation.deplacement, ligne.prixUnitaire)
  }
  if (ligne.nature === 'piece') return ligne.etat === undefined ? '' : ETATS_DE_PIECE_DETACHEE[ligne.etat]
  return ligne.unite === 'forfait'
    ? `Forfait de ${heures(estimation.heures)}`
    : 'Durée estimée\u00a0; la première heure est due, puis chaque quart d’heure commencé'
}

const designation = ({ nature, designation }: Ligne, { serviceId }: Estimation): string =>
  nature === 'prestation' ? designationDuService(serviceId, designation) : designation

export const lignesContents = (estimation: Estimation): readonly LigneContents[] =>
  estimation.lignes.map((ligne) => ({
    designation: ligneAbregee(designation(ligne, estimation), DESIGNATION_LONGUEUR_MAX),
    detail: detail(ligne, estimation),
    quantite: formaterQuantite(ligne),
    prixUnitaire: formaterMontant(ligne.prixUnitaire),
    montant: formaterMontant(ligne.montant),
  }))

const km = (n: number): string => `${formaterNombre(n)}\u00a0km`

/** The round trip is computed from the unrounded distance, so it may differ from twice the printed one by a tenth. */
const allerRetour = ({ distanceKm, allerRetourKm }: Deplacement): string =>
  `2\u00a0×\u00a0${km(distanceKm)} ${arrondir(2 * distanceKm, 1) === allerRetourKm ? '=' : '≈'} ${km(allerRetourKm)} aller-retour`

const deplacementDerivation = (deplacement: Deplacement, prixDuKm: Montant): string =>
  deplacement.kmFactures === 0
    ? `${allerRetour(deplacement)}, offerts jusqu’à ${km(KM_OFFERTS)}`
    : `${allerRetour(deplacement)}, dont ${km(KM_OFFERTS)} offerts\u00a0: ${km(deplacement.kmFactures)}\u00a0×\u00a0${formaterMontant(prixDuKm)}`

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

/** The words of documents for the state of a part (Code de la consommation, L. 224-67). */
export const ETATS_DE_PIECE_DETACHEE: Readonly<Record<EtatDePieceDetachee, string>> = {
  neuve: 'Pièce neuve',
  economie_circulaire: 'Pièce issue de l’économie circulaire',
}
