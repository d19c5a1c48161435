import type * as t from 'io-ts'
import { closedList } from '../shared/value.ts'

export const MotifDeConservation = closedList(
  'MotifDeConservation',
  [
    'dernier_contact',
    'derniere_prestation',
    'prestation_ouverte',
    'compte_admin',
    'contrat',
    'avec_le_compte',
    'facture',
    'avec_la_facture',
  ] as const,
  'Motif inconnu.',
)

export type MotifDeConservation = t.TypeOf<typeof MotifDeConservation>

/** Why a record is kept: an invoice (Code de commerce, L. 123-22), or a contract of 120 € or more (Code de la consommation, L. 213-1). */
export const RaisonDeConservation = closedList(
  'RaisonDeConservation',
  ['facture', 'contrat'] as const,
  'Raison inconnue.',
)

export type RaisonDeConservation = t.TypeOf<typeof RaisonDeConservation>
