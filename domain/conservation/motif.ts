import type * as t from 'io-ts'
import { closedList } from '#domain/shared/closed-list'

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
