import { centimes } from '#domain/shared/montant'
import type { Avoir, Facture } from './piece.ts'
import { type FactureSuivie, type Reglement, solde } from './reglement.ts'
import { recuEnTout, resteDeLaFacture } from './ventes.ts'

const NOMS = { facture: 'la facture', avoir: 'l’avoir' } as const

/**
 * What a document changes in money that will not move any more: an entry of no amount, dated like the document, which says how
 * much of what was received are goods. `null` when the next movement will say it, or when it was said already.
 */
export const ecritureDeRepartition = (
  suivie: FactureSuivie,
  { numero, genre, date, emiseLe }: Pick<Facture | Avoir, 'numero' | 'genre' | 'date' | 'emiseLe'>,
): Reglement | null => {
  const dernier = suivie.reglements.at(-1)
  const ecart = centimes(resteDeLaFacture(suivie).ventes - recuEnTout(suivie.reglements).ventes)
  if (dernier === undefined || solde(suivie) !== 0 || ecart === 0) return null
  return {
    id: numero,
    mode: dernier.mode,
    le: date,
    montant: centimes(0),
    ventes: ecart,
    note: `Répartition entre services et pièces selon ${NOMS[genre]} ${numero}`,
    annule: null,
    enregistreLe: emiseLe,
  }
}
