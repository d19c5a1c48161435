import { plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { bornesDuJour, type Periode } from './semaine.ts'

/** Civil days that calendar programs are told of, before and after the present one. */
const JOURS_DU_FLUX = { avant: 60, apres: 365 } as const

export const periodeDuFlux = (instant: Date): Periode => {
  const jour = dateParis(instant)
  return {
    de: bornesDuJour(plusJours(jour, -JOURS_DU_FLUX.avant)).de,
    a: bornesDuJour(plusJours(jour, JOURS_DU_FLUX.apres)).a,
  }
}
