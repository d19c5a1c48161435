import { anneeDe, joursEntre, plusJours } from '#domain/calendrier/date-civile'
import { formaterHeure, formaterInstant, formaterJour } from '#domain/calendrier/formater-date'
import { aParis, dateParis } from '#domain/calendrier/heure-de-paris'
import { dureeTexte } from '../communs/texts.ts'
import { jourEtHeure } from '../date-courte.ts'
import {
  aujourdhuiATexte,
  avantTexte,
  demainATexte,
  depuisTexte,
  encoreTexte,
  hierATexte,
  leATexte,
  leJourATexte,
  retardTexte,
} from './texts.ts'

/** A deadline in words: how long, and on which clock. */
export type Echeance = { readonly duree: string; readonly horloge: string; readonly enRetard: boolean }

const MINUTE_MS = 60_000

/** Whether the call promised to the client is late, and until when. */
export const echeance = (avant: Date, maintenant: Date): Echeance => {
  const restent = Math.floor((avant.getTime() - maintenant.getTime()) / MINUTE_MS)
  return restent < 0
    ? {
        duree: retardTexte(dureeTexte(Math.floor((maintenant.getTime() - avant.getTime()) / MINUTE_MS))),
        horloge: depuisTexte(enBref(avant, maintenant)),
        enRetard: true,
      }
    : { duree: encoreTexte(dureeTexte(restent)), horloge: avantTexte(enBref(avant, maintenant)), enRetard: false }
}

/** Beside a duration, which says how far: today by the hour alone, a day further away by its figures. */
const enBref = (instant: Date, maintenant: Date): string => {
  const jourMeme = dateParis(maintenant)
  const { date } = aParis(instant)
  const [jour, heure] = jourEtHeure(instant.toISOString())
  if (date === jourMeme) return heure
  if (Math.abs(joursEntre(jourMeme, date)) === 1) return quand(instant, maintenant)
  return leATexte(anneeDe(date) === anneeDe(jourMeme) ? jour.slice(0, 5) : jour, heure)
}

/** An instant as one says it today: `demain à 10 h`; further away with its day and date. */
export const quand = (instant: Date, maintenant: Date): string => {
  const { date, minutes } = aParis(instant)
  const jour = dateParis(maintenant)
  const heure = formaterHeure(minutes)
  if (date === jour) return aujourdhuiATexte(heure)
  if (date === plusJours(jour, 1)) return demainATexte(heure)
  if (date === plusJours(jour, -1)) return hierATexte(heure)
  return anneeDe(date) === anneeDe(jour) ? leJourATexte(formaterJour(date), heure) : formaterInstant(instant)
}
