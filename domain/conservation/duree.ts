import { anneeDe, type DateCivile, dateCivile, plusJours } from '#domain/calendrier/date-civile'

export type Duree = { readonly unite: 'jours' | 'mois' | 'annees' | 'fin_d_annee'; readonly nombre: number }

const jourDe = (date: DateCivile): number => Number(date.slice(8))

/** Adds months. A day that the month lacks becomes its last day, or with `apres` the first day of the next month. */
const decaler = (date: DateCivile, mois: number, apres: boolean): DateCivile => {
  const [annee, rang, jour] = [anneeDe(date), Number(date.slice(5, 7)) + mois, jourDe(date)]
  const dernier = dateCivile(annee, rang + 1, 0)
  if (jour <= jourDe(dernier)) return dateCivile(annee, rang, jour)
  return apres ? plusJours(dernier, 1) : dernier
}

export const dernierJour = (depart: DateCivile, { unite, nombre }: Duree): DateCivile => {
  if (unite === 'jours') return plusJours(depart, nombre)
  if (unite === 'fin_d_annee') return dateCivile(anneeDe(depart) + nombre, 12, 31)
  return decaler(depart, unite === 'mois' ? nombre : 12 * nombre, false)
}

export const limiteDe = (jour: DateCivile, { unite, nombre }: Duree): DateCivile => {
  if (unite === 'jours') return plusJours(jour, -nombre)
  if (unite === 'fin_d_annee') return dateCivile(anneeDe(jour) - nombre, 1, 1)
  return decaler(jour, -(unite === 'mois' ? nombre : 12 * nombre), true)
}
