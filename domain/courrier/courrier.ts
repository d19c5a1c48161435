import { closedList } from '#domain/shared/closed-list'

/** What is told of an order. */
export const GENRES_COMMANDE = ['commande_client', 'commande_entreprise'] as const

/** What is told of a message. */
export const GENRES_MESSAGE = ['message_entreprise'] as const

export type GenreDeCommande = (typeof GENRES_COMMANDE)[number]
export type GenreDeMessage = (typeof GENRES_MESSAGE)[number]

/** What a mail tells, and to whom. */
export const GENRES_COURRIER = [...GENRES_COMMANDE, ...GENRES_MESSAGE] as const

const INCONNU = 'Courriel inconnu.'

export const GenreDeCommande = closedList('GenreDeCommande', GENRES_COMMANDE, INCONNU)
export const GenreDeMessage = closedList('GenreDeMessage', GENRES_MESSAGE, INCONNU)

/** Attempts before a mail waits for the owner instead of the worker. */
export const ESSAIS_MAX = 40

const PREMIER_DELAI_S = 5
const DELAI_MAX_S = 3_600

/** When to try again after `essais` failures: 5 s, 10 s, 20 s… at most an hour apart. */
export const prochainEssai = (instant: Date, essais: number): Date =>
  new Date(instant.getTime() + Math.min(DELAI_MAX_S, PREMIER_DELAI_S * 2 ** Math.max(0, essais - 1)) * 1_000)
