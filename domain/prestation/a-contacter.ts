import type { Prestation } from './prestation.ts'

type Attente = Pick<Prestation, 'statut' | 'validationDate' | 'contactAvant' | 'appeleeLe'>

/** No date is proposed nor agreed, or the last ones were refused. */
export const attendUneDate = ({ statut, validationDate }: Pick<Attente, 'statut' | 'validationDate'>): boolean =>
  statut === 'en_attente' && (validationDate === null || validationDate.statut === 'refuse')

/** The client waits for the call that was promised. */
export const estAContacter = (prestation: Attente): boolean =>
  attendUneDate(prestation) && prestation.appeleeLe === null

/** True if the call promised within 24 to 48 h has not been made in time. */
export const estEnRetard = (prestation: Attente, instant: Date): boolean =>
  estAContacter(prestation) && prestation.contactAvant < instant
