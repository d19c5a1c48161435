import { closedList } from '#domain/shared/closed-list'

export const PRIORITES = ['normale', 'importante', 'urgente'] as const

/** Section 4. */
export type Priorite = (typeof PRIORITES)[number]

export const Priorite = closedList('Priorite', PRIORITES, 'Priorité inconnue.')
