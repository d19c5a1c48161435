import type { LigneFacturee } from '#domain/facturation/ligne-facturee'
import { formaterMontant } from '#domain/shared/montant'
import { arrondir } from '#domain/shared/nombre'
import { ETATS_DE_PIECE } from './etats-de-piece.ts'
import { DESIGNATION_LONGUEUR_MAX, type LigneContents } from './lignes-contents.ts'
import { ligneAbregee } from './lisible.ts'

const UNITES: Readonly<Record<LigneFacturee['unite'], string>> = { forfait: 'forfait', heure: 'h', km: 'km', unite: '' }

/** A sum of money is counted in no unit. */
const sansUnite = ({ genre, unite }: LigneFacturee): boolean =>
  genre === 'avoir' || genre === 'acompte' || UNITES[unite] === ''

/** Two decimals, so that a quarter of an hour is one: `3,25 h`. */
const quantite = (ligne: LigneFacturee): string => {
  const nombre = String(arrondir(ligne.quantite, 2)).replace('.', ',')
  return sansUnite(ligne) ? nombre : `${nombre}\u00a0${UNITES[ligne.unite]}`
}

export const lignesFactureesContents = (lignes: readonly LigneFacturee[]): readonly LigneContents[] =>
  lignes.map((ligne) => ({
    designation: ligneAbregee(ligne.designation, DESIGNATION_LONGUEUR_MAX),
    detail: ligne.etat === null ? '' : ETATS_DE_PIECE[ligne.etat],
    quantite: quantite(ligne),
    prixUnitaire: formaterMontant(ligne.prixUnitaire),
    montant: formaterMontant(ligne.montant),
  }))
