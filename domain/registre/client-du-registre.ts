import type { Personne } from '#domain/compte/compte'

/** Somebody, and what they have ordered. */
export type ClientDuRegistre = Personne & {
  readonly prestations: number
  /** `null` for somebody who has no prestation. */
  readonly derniereCommandeLe: Date | null
}
