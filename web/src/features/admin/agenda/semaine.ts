import { type DateCivile, jourDeSemaine, parseDateCivile, plusJours } from '#domain/calendrier/date-civile'
import * as E from '#fp/Either'

const lundiDe = (date: DateCivile): DateCivile => plusJours(date, 1 - jourDeSemaine(date))

/** Monday of the week that an address asks for; of this week unless it names a date. */
export const semaineDe = (texte: string, aujourdhui: DateCivile): DateCivile => {
  const lue = parseDateCivile(texte)
  return lundiDe(E.isRight(lue) ? lue.right : aujourdhui)
}
