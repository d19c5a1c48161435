import type { Compte } from '#domain/compte/compte'
import type { GenreDeSession } from '#domain/compte/session'

export type SessionOuverte = { readonly compte: Compte; readonly genre: GenreDeSession; readonly jetonVersion: number }
