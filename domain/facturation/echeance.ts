import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import type { TypeClient } from '#domain/client/acheteur'

/** Days that a professional has to pay, counted from the issue (Code de commerce, L. 441-10). */
const DELAI_PROFESSIONNEL_JOURS = 30

/** The last day for payment: a consumer pays on receipt. */
export const echeance = (date: DateCivile, type: TypeClient): DateCivile =>
  type === 'professionnel' ? plusJours(date, DELAI_PROFESSIONNEL_JOURS) : date

/** Remote work is paid before it is done, and its day may be put off: nothing is paid longer before. */
const AVANCE_MAX_JOURS = 60

export const premierJourDeReglement = ({ dateExecution }: { readonly dateExecution: DateCivile }): DateCivile =>
  plusJours(dateExecution, -AVANCE_MAX_JOURS)
