import { type DateCivile, jourDeSemaine, parseDateCivile, plusJours } from '#domain/calendrier/date-civile'
import { formaterDate } from '#domain/calendrier/formater-date'
import * as E from '#fp/Either'
import { semaineTexte } from './texts.ts'

export const lundiDe = (date: DateCivile): DateCivile => plusJours(date, 1 - jourDeSemaine(date))

/** Monday of the week that an address asks for; of this week unless it names a date. */
export const semaineDe = (texte: string, aujourdhui: DateCivile): DateCivile => {
  const lue = parseDateCivile(texte)
  return lundiDe(E.isRight(lue) ? lue.right : aujourdhui)
}

/** What two dates have in common is said once: `Du 23 au 29 novembre 2026`. */
export const nomDeSemaine = (lundi: DateCivile): string => {
  const dimanche = plusJours(lundi, 6)
  const parties = formaterDate(lundi).split(' ')
  const communes = lundi.slice(0, 7) === dimanche.slice(0, 7) ? 1 : lundi.slice(0, 4) === dimanche.slice(0, 4) ? 2 : 3
  return semaineTexte(parties.slice(0, communes).join(' '), formaterDate(dimanche))
}

/** The day of a week that an address asks for; else today if it is in it, else its Monday. */
export const jourDe = (texte: string, lundi: DateCivile, aujourdhui: DateCivile): DateCivile => {
  const lue = parseDateCivile(texte)
  const [demande] = [...(E.isRight(lue) ? [lue.right] : []), aujourdhui].filter((jour) => lundiDe(jour) === lundi)
  return demande ?? lundi
}
