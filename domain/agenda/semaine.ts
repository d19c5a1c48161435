import { type DateCivile, jourDeSemaine, plusJours } from '#domain/calendrier/date-civile'
import { dateParis, instantParis } from '#domain/calendrier/heure-de-paris'

/** The seven days of the week of a date, Monday first. */
export const joursDeLaSemaine = (date: DateCivile): readonly DateCivile[] =>
  [0, 1, 2, 3, 4, 5, 6].map((rang) => plusJours(date, rang + 1 - jourDeSemaine(date)))

/** From one instant, included, to another, excluded. */
export type Periode = { readonly de: Date; readonly a: Date }

/** The instants between which a civil day lasts in Paris: 23 or 25 hours when the clocks change. */
export const bornesDuJour = (date: DateCivile): Periode => ({
  de: instantParis({ date, minutes: 0 }),
  a: instantParis({ date: plusJours(date, 1), minutes: 0 }),
})

/** The instants between which the week of a date lasts. */
export const bornesDeLaSemaine = (date: DateCivile): Periode => {
  const lundi = plusJours(date, 1 - jourDeSemaine(date))
  return { de: bornesDuJour(lundi).de, a: bornesDuJour(plusJours(lundi, 6)).a }
}

/** Civil days that calendar programs are told of, before and after the present one. */
const JOURS_DU_FLUX = { avant: 60, apres: 365 } as const

export const periodeDuFlux = (instant: Date): Periode => {
  const jour = dateParis(instant)
  return {
    de: bornesDuJour(plusJours(jour, -JOURS_DU_FLUX.avant)).de,
    a: bornesDuJour(plusJours(jour, JOURS_DU_FLUX.apres)).a,
  }
}
