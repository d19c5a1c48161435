import type * as t from 'io-ts'
import { closedList } from '#domain/shared/closed-list'

/**
 * `recentes`: newest first. `a_contacter`: those that want a date, the nearest deadline of the call first. `rendez_vous`:
 * those with a visit proposed or agreed, the latest visit first. `montant`: dearest first. The two in the middle leave the
 * others out.
 */
export const TriPrestation = closedList(
  'TriPrestation',
  ['recentes', 'a_contacter', 'rendez_vous', 'montant'] as const,
  'Tri inconnu.',
)

export type TriPrestation = t.TypeOf<typeof TriPrestation>

/** `recents`: newest first. `nom`: alphabetical. `derniere_commande`: those who ordered, the latest order first. */
export const TriClient = closedList('TriClient', ['recents', 'nom', 'derniere_commande'] as const, 'Tri inconnu.')

export type TriClient = t.TypeOf<typeof TriClient>

/** `recents`: newest first. `anciens`: what has waited longest first. */
export const TriMessage = closedList('TriMessage', ['recents', 'anciens'] as const, 'Tri inconnu.')

export type TriMessage = t.TypeOf<typeof TriMessage>

/** Section 4: active with at least one prestation. */
export const Activite = closedList('Activite', ['actifs', 'inactifs'] as const, 'Activité inconnue.')

export type Activite = t.TypeOf<typeof Activite>
