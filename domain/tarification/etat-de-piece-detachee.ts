import type * as t from 'io-ts'
import { closedList } from '#domain/shared/value'
import { euros } from '#domain/shared/montant'

/** Parts are new, or come from the circular economy (Code de la consommation, L. 224-67). */
export const EtatDePieceDetachee = closedList(
  'EtatDePieceDetachee',
  ['neuve', 'economie_circulaire'] as const,
  'État de pièce inconnu.',
)

export type EtatDePieceDetachee = t.TypeOf<typeof EtatDePieceDetachee>

/** The highest price of a part, the same for quotes and invoices, so that every accepted price can be billed. */
export const PRIX_DE_PIECE_DETACHEE_MAX = euros(10_000)
export const QUANTITE_MAX = 100
export const DESIGNATION_MAX = 160
