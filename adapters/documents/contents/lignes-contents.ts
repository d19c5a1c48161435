import { designationDuService } from '#domain/catalogue/catalogue'
import { formaterMontant } from '#domain/shared/montant'
import { formaterNombre } from '#domain/shared/nombre'
import { formaterQuantite } from '#domain/tarification/formater-quantite'
import type { Estimation, Ligne } from '#domain/tarification/estimation'
import { deplacementDerivation } from './deplacement-contents.ts'
import { ETATS_DE_PIECE_DETACHEE } from './etats-de-piece-detachee.ts'
import { ligneAbregee } from './lisible.ts'

/** One row of the price; `detail` explains its quantity. */
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

/** The name of a line: the exact name of the service for labour, its own name for a part or the travel. */
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
