import { additionner, centimes, type Montant } from '#domain/shared/montant'
import type { NumeroPiece } from './numero-piece.ts'
import type { Avoir, FactureDAcompte } from './piece.ts'

/** The invoice for a deposit, and the credit notes for what went back of it. */
export type FactureDAcompteSuivie = {
  readonly facture: FactureDAcompte
  readonly avoirs: readonly Avoir[]
  /** The account it belongs to; `null` once that was erased. */
  readonly clientId: string | null
}

/** The goods that a document says; a credit note may say none. */
export const ventesDites = ({ ventes }: Pick<Avoir, 'ventes'>): Montant => ventes ?? centimes(0)

/** What no credit note has given back of it. */
export const resteDeLAcompte = ({ facture, avoirs }: FactureDAcompteSuivie): Montant =>
  centimes(facture.total - additionner(...avoirs.map(({ total }) => total)))

/** What tells of an entry: invoices, or the credit notes for what went back, in the order of their issue. */
export const documentsDeLEcriture = (
  facturesDAcompte: readonly FactureDAcompteSuivie[],
  ecriture: string,
): readonly (Avoir | FactureDAcompte)[] =>
  facturesDAcompte
    .flatMap(({ facture, avoirs }) => [facture, ...avoirs])
    .filter((piece) => piece.ecriture === ecriture)
    .toSorted((une, autre) => (une.numero < autre.numero ? -1 : 1))

/** The same, by their numbers. */
export const piecesDeLEcriture = (
  facturesDAcompte: readonly FactureDAcompteSuivie[],
  ecriture: string,
): readonly NumeroPiece[] => documentsDeLEcriture(facturesDAcompte, ecriture).map(({ numero }) => numero)
