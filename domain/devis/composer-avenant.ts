import * as E from '#fp/Either'
import {
  DESIGNATION_MAX,
  type EtatDePieceDetachee,
  PRIX_DE_PIECE_DETACHEE_MAX,
  QUANTITE_MAX,
} from '#domain/tarification/etat-de-piece-detachee'
import { cleanLine } from '#domain/shared/clean'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import type { Estimation, Ligne } from '#domain/tarification/estimation'
import { totalMajore } from '#domain/tarification/majoration'

export type PieceProposee = {
  readonly designation: string
  readonly quantite: number
  readonly prixUnitaire: Montant
  /** New or reused; `null` until the owner says it, at the latest on the invoice (Code de la consommation, L. 224-67). */
  readonly etat: EtatDePieceDetachee | null
}

export type SaisieDAvenant = {
  readonly heures: number | null
  readonly pieces: readonly PieceProposee[]
  readonly motif: string
}

export const HEURES_MAX = 40
export const PIECES_MAX = 10
export const MOTIF_D_AVENANT_MAX = 500

/** Refuses hours that are not a multiple of a quarter, or less than one: the first hour is due in full. */
export type DureeRefusee = { readonly _tag: 'DureeRefusee' }

/** A part without a name, or with an invalid quantity or price; `rang` counts from 0. */
export type PieceRefusee = { readonly _tag: 'PieceRefusee'; readonly rang: number }

export type TropDePieces = { readonly _tag: 'TropDePieces' }

export type MotifDAvenantRequis = { readonly _tag: 'MotifDAvenantRequis' }

export type AvenantSansChangement = { readonly _tag: 'AvenantSansChangement' }

export type RefusDAvenant = DureeRefusee | PieceRefusee | TropDePieces | MotifDAvenantRequis | AvenantSansChangement

const dureeJuste = (heures: number): boolean => Number.isInteger(heures * 4) && heures >= 1 && heures <= HEURES_MAX

const pieceJuste = ({ designation, quantite, prixUnitaire }: PieceProposee): boolean =>
  cleanLine(designation) !== '' &&
  designation.length <= DESIGNATION_MAX &&
  Number.isInteger(quantite) &&
  quantite >= 1 &&
  quantite <= QUANTITE_MAX &&
  prixUnitaire > 0 &&
  prixUnitaire <= PRIX_DE_PIECE_DETACHEE_MAX

const verifier = ({ heures, pieces, motif }: SaisieDAvenant): RefusDAvenant | null => {
  if (heures !== null && !dureeJuste(heures)) return { _tag: 'DureeRefusee' }
  if (pieces.length > PIECES_MAX) return { _tag: 'TropDePieces' }
  const rang = pieces.findIndex((piece) => !pieceJuste(piece))
  if (rang !== -1) return { _tag: 'PieceRefusee', rang }
  return cleanLine(motif) === '' ? { _tag: 'MotifDAvenantRequis' } : null
}

const lignePiece = ({ designation, quantite, prixUnitaire, etat }: PieceProposee): Ligne => ({
  nature: 'piece',
  designation: cleanLine(designation),
  quantite,
  unite: 'unite',
  prixUnitaire,
  montant: multiplier(prixUnitaire, quantite),
  ...(etat === null ? {} : { etat }),
})

/** Replaces the labour by a number of hours, priced at the hourly rate of the quote. */
const avecHeures = (estimation: Estimation, heures: number): Estimation => {
  const { service, tarifHoraire } = estimation
  const montant = multiplier(tarifHoraire, heures)
  const travail: Ligne = {
    nature: 'prestation',
    designation: service,
    quantite: heures,
    unite: 'heure',
    prixUnitaire: tarifHoraire,
    montant,
  }
  return {
    ...estimation,
    typeTarif: 'horaire',
    heures,
    montantPrestation: montant,
    lignes: [travail, ...estimation.lignes.filter(({ nature }) => nature !== 'prestation')],
  }
}

const avecPieces = (estimation: Estimation, pieces: readonly PieceProposee[]): Estimation => {
  const lignes = [...estimation.lignes.filter(({ nature }) => nature !== 'piece'), ...pieces.map(lignePiece)]
  const fournies = lignes.filter(({ nature }) => nature === 'piece').map(({ montant }) => montant)
  const frais = additionner(estimation.deplacement?.montant ?? centimes(0), ...fournies)
  const { montantPrestation } = estimation
  return {
    ...estimation,
    lignes,
    totalNet: additionner(montantPrestation, frais),
    tarifWeekend: totalMajore(montantPrestation, frais),
  }
}

const memesLignes = (a: readonly Ligne[], b: readonly Ligne[]): boolean =>
  a.length === b.length &&
  a.every((ligne, rang) => {
    const autre = b[rang]
    return (
      ligne.designation === autre?.designation &&
      ligne.quantite === autre.quantite &&
      ligne.unite === autre.unite &&
      ligne.etat === autre.etat &&
      ligne.montant === autre.montant
    )
  })

export const composerAvenant = (
  estimation: Estimation,
  saisie: SaisieDAvenant,
): E.Either<RefusDAvenant, Estimation> => {
  const refus = verifier(saisie)
  if (refus !== null) return E.left(refus)
  const { heures, pieces } = saisie
  const inchange = heures === null || (estimation.typeTarif === 'horaire' && heures === estimation.heures)
  const change = avecPieces(inchange ? estimation : avecHeures(estimation, heures), pieces)
  return memesLignes(change.lignes, estimation.lignes) ? E.left({ _tag: 'AvenantSansChangement' }) : E.right(change)
}
