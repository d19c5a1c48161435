import type * as t from 'io-ts'
import { closedList } from '#domain/shared/closed-list'

/** Parts are new, or come from the circular economy (Code de la consommation, L. 224-67). */
export const EtatDePiece = closedList(
  'EtatDePiece',
  ['neuve', 'economie_circulaire'] as const,
  'État de pièce inconnu.',
)

export type EtatDePiece = t.TypeOf<typeof EtatDePiece>
