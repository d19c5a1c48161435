import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { composerAvoir, type Emission, lignesDAvoir, nommerAvoir } from './composer-avoir.ts'
import { type FactureDAcompteSuivie, resteDeLAcompte, ventesDites } from './facture-d-acompte-suivie.ts'
import type { AvoirPrepare } from './piece.ts'
import type { Reglement } from './reglement.ts'

const MOTIFS = { rendu: 'acompte rendu', annule: 'acompte annulé' } as const

/** The goods in what is given back: their share so far, which is rounded; all that is left of them with all that is left. */
const ventesRendues = (suivie: FactureDAcompteSuivie, total: Montant): Montant => {
  const { facture, avoirs } = suivie
  const rendues = additionner(...avoirs.map(ventesDites))
  const somme = facture.total - resteDeLAcompte(suivie) + total
  return centimes(multiplier(facture.ventes, somme / facture.total) - rendues)
}

/** A credit note for what an entry gives back, or undoes, of a deposit. The owner's note of the entry is their own. */
export const avoirDAcompte = (
  suivie: FactureDAcompteSuivie,
  total: Montant,
  { id, annule }: Pick<Reglement, 'id' | 'annule'>,
  emission: Emission,
): AvoirPrepare => {
  const { facture } = suivie
  const motif = MOTIFS[annule === null ? 'rendu' : 'annule']
  const rendu = { total, ventes: ventesRendues(suivie, total) }
  const avoir = nommerAvoir(facture, total, resteDeLAcompte(suivie))
  const lignes = lignesDAvoir(avoir, rendu, motif, facture)
  return composerAvoir(facture, { lignes, rendu, motif, ecriture: id }, emission)
}
