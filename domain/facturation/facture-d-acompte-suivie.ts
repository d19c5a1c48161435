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

/** What no credit note has given back of it. */
export const resteDeLAcompte = ({ facture, avoirs }: FactureDAcompteSuivie): Montant =>
  centimes(facture.total - additionner(...avoirs.map(({ total }) => total)))

/** The documents that tell of an entry: an invoice, or the credit notes for what went back, in the order of their issue. */
export const piecesDeLEcriture = (
  facturesDAcompte: readonly FactureDAcompteSuivie[],
  ecriture: string,
): readonly NumeroPiece[] =>
  facturesDAcompte
    .flatMap(({ facture, avoirs }) => [facture, ...avoirs])
    .filter((piece) => piece.ecriture === ecriture)
    .map(({ numero }) => numero)
    .toSorted()

/** The document that tells of an entry; `null` when none does. Of several credit notes for one entry, the first. */
export const pieceDeLEcriture = (
  facturesDAcompte: readonly FactureDAcompteSuivie[],
  ecriture: string,
): NumeroPiece | null => piecesDeLEcriture(facturesDAcompte, ecriture)[0] ?? null
