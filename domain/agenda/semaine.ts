import { type DateCivile, jourDeSemaine, plusJours } from '#domain/calendrier/date-civile'
import { dateParis, instantParis } from '#domain/calendrier/heure-de-paris'

export const joursDeLaSemaine = (date: DateCivile): readonly DateCivile[] =>
  [0, 1, 2, 3, 4, 5, 6].map((rang) => plusJours(date, rang + 1 - jourDeSemaine(date)))

export type Periode = { readonly de: Date; readonly a: Date }

export const bornesDuJour = (date: DateCivile): Periode => ({
  de: instantParis({ date, minutes: 0 }),
  a: instantParis({ date: plusJours(date, 1), minutes: 0 }),
})

export const bornesDeLaSemaine = (date: DateCivile): Periode => {
  const lundi = plusJours(date, 1 - jourDeSemaine(date))
  return { de: bornesDuJour(lundi).de, a: bornesDuJour(plusJours(lundi, 6)).a }
}

const JOURS_DU_FLUX = { avant: 60, apres: 365 } as const

export const periodeDuFlux = (instant: Date): Periode => {
  const jour = dateParis(instant)
  return {
    de: bornesDuJour(plusJours(jour, -JOURS_DU_FLUX.avant)).de,
    a: bornesDuJour(plusJours(jour, JOURS_DU_FLUX.apres)).a,
  }
}
