import type { Compte } from '#domain/compte/compte'

/** An account without its secrets, and what it has ordered. */
export type ClientDuRegistre = Omit<Compte, 'jetonVersion' | 'motDePasse' | 'temporaire'> & {
  readonly prestations: number
  /** `null` for somebody who has no prestation. */
  readonly derniereCommandeLe: Date | null
}
