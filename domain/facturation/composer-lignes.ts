import type { DateCivile } from '#domain/calendrier/date-civile'
import { designationDuService } from '#domain/catalogue/catalogue'
import type { Prestation } from '#domain/prestation/prestation'
import { additionner, type Montant, multiplier, formaterNombre } from '#domain/shared/montant'
import type { Estimation } from '#domain/tarification/estimation'
import { fraisDeplacement, KM_OFFERTS, PRIX_DU_KM } from '#domain/tarification/frais-deplacement'
import { COEFFICIENT_MAJORATION } from '#domain/tarification/majoration'
import { designerFrais } from './frais.ts'
import { forfait, type LigneFacturee } from './ligne-facturee.ts'
import { heuresFacturees, type PieceDetacheeEnCours, type SaisieEnCours } from './saisie.ts'

const MAJORE = ' (samedi, dimanche ou jour férié)'

/** The labour line. Its rate is not rounded, so that the same hours cost the same as in the quote. */
const ligneDeTravail = (estimation: Estimation, minutes: number | null, majore: boolean): LigneFacturee => {
  const coefficient = majore ? COEFFICIENT_MAJORATION : 1
  const heures = minutes === null ? estimation.heures : heuresFacturees(minutes)
  const forfait = estimation.typeTarif === 'forfait'
  const quantite = forfait ? 1 : heures
  return {
    genre: 'travail',
    designation: `${designationDuService(estimation.serviceId, estimation.service)}${majore ? MAJORE : ''}`,
    quantite,
    unite: forfait ? 'forfait' : 'heure',
    prixUnitaire: multiplier(forfait ? estimation.montantPrestation : estimation.tarifHoraire, coefficient),
    montant: multiplier(estimation.montantPrestation, coefficient * (forfait ? 1 : heures / estimation.heures)),
    etat: null,
  }
}

const lignesDeDeplacement = ({ deplacement }: Estimation, kmAllerRetour: number | null): readonly LigneFacturee[] => {
  const frais = kmAllerRetour === null ? deplacement : fraisDeplacement(kmAllerRetour / 2)
  if (frais === null || kmAllerRetour === 0) return []
  const { allerRetourKm, kmFactures, montant } = frais
  const offerts = kmFactures === 0 ? `offerts jusqu’à ${KM_OFFERTS}\u00a0km` : `dont ${KM_OFFERTS}\u00a0km offerts`
  const designation = `Déplacement (${formaterNombre(allerRetourKm)}\u00a0km aller-retour, ${offerts})`
  return [
    {
      genre: 'deplacement',
      designation,
      quantite: kmFactures,
      unite: 'km',
      prixUnitaire: PRIX_DU_KM,
      montant,
      etat: null,
    },
  ]
}

const ligneDePiece = ({ designation, quantite, prixUnitaire, etat }: PieceDetacheeEnCours): LigneFacturee => ({
  genre: 'piece',
  designation,
  quantite,
  unite: 'unite',
  prixUnitaire,
  montant: multiplier(prixUnitaire, quantite),
  etat,
})

/** The day of the fee, if the invoice has one fee and nothing else; else `null`. */
const jourDesFrais = ({ travail, pieces, frais, dateExecution }: SaisieEnCours): DateCivile | null =>
  !travail && pieces.length === 0 && frais.length === 1 ? dateExecution : null

/** The lines of an invoice, in print order. `majore`: labour counts double. */
export const composerLignes = (
  { estimation }: Pick<Prestation, 'estimation'>,
  saisie: SaisieEnCours,
  majore: boolean,
): readonly LigneFacturee[] => [
  ...(saisie.travail ? [ligneDeTravail(estimation, saisie.minutes, majore)] : []),
  ...lignesDeDeplacement(estimation, saisie.kmAllerRetour),
  ...saisie.pieces.map(ligneDePiece),
  ...saisie.frais.map(({ genre, montant }) => forfait('frais', designerFrais(genre, jourDesFrais(saisie)), montant)),
]

export const totalDesLignes = (lignes: readonly Pick<LigneFacturee, 'montant'>[]): Montant =>
  additionner(...lignes.map(({ montant }) => montant))
