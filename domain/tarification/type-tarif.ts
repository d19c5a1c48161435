import { closedList } from '#domain/shared/closed-list'

const TYPES_TARIF = ['forfait', 'horaire'] as const

export type TypeTarif = (typeof TYPES_TARIF)[number]

export const TypeTarif = closedList('TypeTarif', TYPES_TARIF, 'Type de tarif inconnu.')
