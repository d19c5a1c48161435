import type { DateCivile } from '#domain/calendrier/date-civile'
import { echeancesPressantes } from '#domain/droit/echeances'
import { Echeances } from '../communs/echeances.tsx'

/** Changes of the law that somebody has to act on now. */
export const EcheancesPressantes = ({ aujourdhui }: { readonly aujourdhui: DateCivile }) => (
  <Echeances echeances={echeancesPressantes(aujourdhui)} />
)
