import type { Compte } from '#domain/compte/compte'
import type { GenreDeSession } from '#domain/compte/session'

/** What the token of a new session is made of. */
export type SessionOuverte = {
  readonly compte: Compte
  readonly genre: GenreDeSession
  /** Of the account, as the session was opened. */
  readonly jetonVersion: number
}
