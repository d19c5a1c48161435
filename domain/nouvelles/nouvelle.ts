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

/** By what a piece of news is known again when it is told twice. */
export const clefDeNouvelle = ({ genre, id, le }: Nouvelle): string => `${genre} ${id} ${le.toISOString()}`

/**
 * Seconds during which what was written may still come to light: a transaction that began before another may end after it.
 * News younger than that are read again, by whoever follows them, so that none is passed over. Longer than any statement may run.
 */
export const RECOUVREMENT_S = 60

/** Up to when nothing can come to light any more. */
export const dejaStable = (instant: Date): Date => new Date(instant.getTime() - RECOUVREMENT_S * 1_000)
