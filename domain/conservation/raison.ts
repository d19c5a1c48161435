import type * as t from 'io-ts'
import { closedList } from '#domain/shared/closed-list'

/** An invoice (Code de commerce, L. 123-22), or a contract of 120 € or more (Code de la consommation, L. 213-1). */
export const RaisonDeConservation = closedList(
  'RaisonDeConservation',
  ['facture', 'contrat'] as const,
  'Raison inconnue.',
)

export type RaisonDeConservation = t.TypeOf<typeof RaisonDeConservation>
