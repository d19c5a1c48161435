import { plusJours } from '#domain/calendrier/date-civile'
import { formaterHeure, formaterInstant } from '#domain/calendrier/formater-date'
import { aParis, dateParis } from '#domain/calendrier/heure-de-paris'
import { aujourdhuiATexte, demainATexte, hierATexte } from '../../../contents/admin-aujourdhui-texts.ts'

/** An instant as one says it today: `demain à 10 h`; further away with its day and date. */
export const quand = (instant: Date, maintenant: Date): string => {
  const { date, minutes } = aParis(instant)
  const jour = dateParis(maintenant)
  const heure = formaterHeure(minutes)
  if (date === jour) return aujourdhuiATexte(heure)
  if (date === plusJours(jour, 1)) return demainATexte(heure)
  return date === plusJours(jour, -1) ? hierATexte(heure) : formaterInstant(instant)
}
