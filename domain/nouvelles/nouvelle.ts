import type { AuteurDeReponse } from '#domain/message/fil'
import type { Evenement } from '#domain/prestation/evenement'

/**
 * What is new to the owner: an order, a message, what somebody added to one, the answer of a client about an appointment;
 * `changement` is what the business itself changed, perhaps on another screen.
 */
export type GenreDeNouvelle = 'commande' | 'message' | 'suite' | 'reponse' | 'changement'

/** Something that happened. */
export type Nouvelle = {
  readonly genre: GenreDeNouvelle
  /** Of the prestation, or of the message. */
  readonly id: string
  /** A reference or a name. */
  readonly titre: string
  readonly le: Date
}

/** What a fact of the history of a prestation is to the owner. */
export const genreDEvenement = ({ auteur, fait }: Pick<Evenement, 'auteur' | 'fait'>): GenreDeNouvelle => {
  if (fait.genre === 'commande' || fait.genre === 'commande_telephone') return 'commande'
  return auteur === 'client' ? 'reponse' : 'changement'
}

/** What one more text of a thread is to the owner, who knows what the business wrote. */
export const genreDeSuite = (auteur: AuteurDeReponse): GenreDeNouvelle | null => (auteur === 'client' ? 'suite' : null)

/**
 * Seconds during which what was written may still come to light: a transaction that began before another may end after it, and
 * the clocks of two instances differ a little. Longer than any statement may run.
 */
export const RECOUVREMENT_S = 60

/** Days after which a screen that nobody looked at is told no more than that: it reads itself anew when it is seen. */
const PAUSE_MAX_J = 31

/**
 * From when news are read for who knows those up to `connues`, or knows none: what may have come to light since is told
 * again. A clock that was set back counts from where it is now.
 */
export const depuisQuand = (connues: Date | null, maintenant: Date): Date => {
  const instant = maintenant.getTime()
  const jusque = Math.min(connues?.getTime() ?? instant, instant)
  return new Date(Math.max(jusque - RECOUVREMENT_S * 1_000, instant - PAUSE_MAX_J * 86_400_000))
}
