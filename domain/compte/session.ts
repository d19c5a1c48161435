const MINUTE_S = 60

/** Lifetime of a login, in seconds, and so of a stolen token. A password change ends it sooner. */
export const DUREE_SESSION_S = { client: 120 * MINUTE_S, admin: 12 * 60 * MINUTE_S, temporaire: 30 * MINUTE_S } as const

export type GenreDeSession = keyof typeof DUREE_SESSION_S

export type Secret = 'choisi' | 'temporaire'

/** With a temporary password even an admin may only open the form that replaces it. */
export const genreDeSession = (secret: Secret, admin: boolean): GenreDeSession => {
  if (secret === 'temporaire') return 'temporaire'
  return admin ? 'admin' : 'client'
}
