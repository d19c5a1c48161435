import type { Prestation } from './prestation.ts'

type Attente = Pick<Prestation, 'statut' | 'validationDate' | 'contactAvant'>

/** The client waits for a call: no date is proposed nor agreed, or the last ones were refused. */
export const estAContacter = ({ statut, validationDate }: Attente): boolean =>
  statut === 'en_attente' && (validationDate === null || validationDate.statut === 'refuse')

/** The promised call has not been made in time. Section 9: 24 to 48 h. */
export const estEnRetard = (prestation: Attente, instant: Date): boolean =>
  estAContacter(prestation) && prestation.contactAvant < instant
