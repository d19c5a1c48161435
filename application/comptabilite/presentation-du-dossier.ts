import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Entreprise } from '#domain/entreprise/entreprise'

/** Whose archive it is, of which year, made when; `cloture` is its last day, or today while the year is not over. */
export type PresentationDuDossier = {
  readonly entreprise: Entreprise
  readonly annee: number
  readonly faitLe: Date
  readonly cloture: DateCivile
}
