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

/** A part of a quote, its price agreed upon before it is fitted. */
export type PieceProposee = {
  readonly designation: string
  readonly quantite: number
  readonly prixUnitaire: Montant
  /**
   * New, or from the circular economy (Code de la consommation, L. 224-67); `null` until the owner says it, at the
   * latest on the invoice.
   */
  readonly etat: EtatDePieceDetachee | null
}

/** What changes: hours at the hourly rate (`null` leaves the labour as it is), and the full list of parts. */
export type SaisieDAvenant = {
  readonly heures: number | null
  readonly pieces: readonly PieceProposee[]
  readonly motif: string
}

/** No visit takes longer. */
export const HEURES_MAX = 40
export const PIECES_MAX = 10
export const MOTIF_D_AVENANT_MAX = 500

/** Hours must be whole or quarters, and at least one: the first hour is due whole. */
export type DureeRefusee = { readonly _tag: 'DureeRefusee' }

/** A part without a name, or with an invalid quantity or price; `rang` counts from 0. */
export type PieceRefusee = { readonly _tag: 'PieceRefusee'; readonly rang: number }

export type TropDePieces = { readonly _tag: 'TropDePieces' }

/** The reason told to the client is missing. */
export type MotifDAvenantRequis = { readonly _tag: 'MotifDAvenantRequis' }

/** The amendment changes neither labour nor parts. */
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

/** The labour with other hours: from now on it is priced by the hour, at the rate of the quote. */
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

/** The price after an amendment: same service, same travel, other hours or other parts; its total is exact. */
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
