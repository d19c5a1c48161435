import { closedList } from '#domain/shared/closed-list'

export const STATUTS_MESSAGE = ['nouveau', 'lu', 'traité'] as const

/** How far the business is with a message. */
export type StatutMessage = (typeof STATUTS_MESSAGE)[number]

export const StatutMessage = closedList('StatutMessage', STATUTS_MESSAGE, 'Statut inconnu.')
