import { closedList } from '#domain/shared/value'

export const STATUTS_MESSAGE = ['nouveau', 'lu', 'traité'] as const

export type StatutMessage = (typeof STATUTS_MESSAGE)[number]

export const StatutMessage = closedList('StatutMessage', STATUTS_MESSAGE, 'Statut inconnu.')
