import type { Coordonnees } from './coordonnees.ts'

/** An address as the address service proposes it (section 3). */
export type Suggestion = {
  readonly label: string
  readonly name: string
  readonly housenumber: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly context: string
  readonly score: number
  readonly coordonnees: Coordonnees
}

/** Section 9. */
export const SUGGESTIONS_MAX = 10
