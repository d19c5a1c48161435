import { closedList } from '#domain/shared/closed-list'

export const GENRES_COURRIER = ['commande_client', 'commande_entreprise'] as const

/** What a mail tells, and to whom. */
export type GenreCourrier = (typeof GENRES_COURRIER)[number]

export const GenreCourrier = closedList('GenreCourrier', GENRES_COURRIER, 'Courriel inconnu.')

/** Attempts before a mail waits for the owner instead of the worker. */
export const ESSAIS_MAX = 40

const PREMIER_DELAI_S = 5
const DELAI_MAX_S = 3_600

/** When to try again after `essais` failures: 5 s, 10 s, 20 s… at most an hour apart. */
export const prochainEssai = (instant: Date, essais: number): Date =>
  new Date(instant.getTime() + Math.min(DELAI_MAX_S, PREMIER_DELAI_S * 2 ** Math.max(0, essais - 1)) * 1_000)
