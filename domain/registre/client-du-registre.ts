import type { Personne } from '#domain/compte/compte'

/** A person, and what they have ordered. */
export type ClientDuRegistre = Personne & {
  readonly prestations: number
  /** `null` for a person without a prestation. */
  readonly derniereCommandeLe: Date | null
}
