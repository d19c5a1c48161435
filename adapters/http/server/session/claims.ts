import * as t from 'io-ts'
import type { GenreDeSession } from '#domain/compte/session'

/** Who makes the tokens and whom they are for: no other signed text of the site can pass for one. */
export const ISSUER = 'atelier'
export const AUDIENCE = 'atelier:session'

/** What a token says, besides when it was made and ends; role and account are read again at each call. */
export const Claims = t.readonly(t.strict({ sub: t.string, version: t.number, temporaire: t.boolean }))

export type Claims = t.TypeOf<typeof Claims>

/** An account whose owner has just proven who they are. */
export type AuthenticatedAccount = {
  readonly clientId: string
  /** Of the account: raised, it ends the tokens made before. */
  readonly version: number
  readonly genre: GenreDeSession
}
