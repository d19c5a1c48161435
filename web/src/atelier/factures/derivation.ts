import type { LigneFacturee } from '#domain/facturation/ligne-facturee'
import { formaterMontant } from '#domain/shared/montant'
import { dureeTexte } from '../communs/texts.ts'
import { ETATS_DE_PIECE_DETACHEE } from '../../contents/etat-de-piece-detachee-texts.ts'
import { fr } from '../../contents/typographie.ts'

type Ligne = Pick<LigneFacturee, 'quantite' | 'unite' | 'prixUnitaire' | 'etat'>

const quantiteTexte = ({ quantite, unite }: Ligne): string => {
  if (unite === 'heure') return dureeTexte(Math.round(quantite * 60))
  const nombre = String(quantite).replace('.', ',')
  return unite === 'km' ? `${nombre}\u00a0km` : nombre
}

/** How the amount of a line is found, and where a part comes from; empty for what has one price. */
export const derivation = (ligne: Ligne): string => {
  const { unite, quantite, prixUnitaire, etat } = ligne
  const calcul =
    unite === 'forfait' || (unite === 'unite' && quantite === 1)
      ? ''
      : fr(`${quantiteTexte(ligne)} × ${formaterMontant(prixUnitaire)}`)
  return [calcul, etat === null ? '' : ETATS_DE_PIECE_DETACHEE[etat]].filter((texte) => texte !== '').join(', ')
}
