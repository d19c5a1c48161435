import type { AuteurDeReponse } from '#domain/message/fil'
import type { Evenement } from '#domain/prestation/evenement'

/** `changement`: a change by the business itself, perhaps on another screen. */
type GenreDeNouvelle = 'commande' | 'message' | 'suite' | 'reponse' | 'changement'

export type Nouvelle = {
  readonly genre: GenreDeNouvelle
  readonly id: string
  readonly titre: string
  readonly le: Date
}

export const genreDEvenement = ({ auteur, fait }: Pick<Evenement, 'auteur' | 'fait'>): GenreDeNouvelle => {
  if (fait.genre === 'commande' || fait.genre === 'commande_telephone') return 'commande'
  return auteur === 'client' ? 'reponse' : 'changement'
}

export const genreDeSuite = (auteur: AuteurDeReponse): GenreDeNouvelle | null => (auteur === 'client' ? 'suite' : null)

/** A write may become visible this many seconds late, because transactions overlap and clocks differ. Longer than any statement may run. */
export const RECOUVREMENT_S = 60

const PAUSE_MAX_J = 31

/** The instant from which to read: `RECOUVREMENT_S` before the last reading, at most `PAUSE_MAX_J` days ago, never after now (the clock may have been set back). */
export const depuisQuand = (connues: Date | null, maintenant: Date): Date => {
  const instant = maintenant.getTime()
  const jusque = Math.min(connues?.getTime() ?? instant, instant)
  return new Date(Math.max(jusque - RECOUVREMENT_S * 1_000, instant - PAUSE_MAX_J * 86_400_000))
}
