import { type DateCivile, joursEntre, plusJours } from '#domain/calendrier/date-civile'
import { multiplier, type Montant } from '#domain/shared/montant'
import type { Repartition } from './ecriture.ts'
import { periodeDeLAnnee } from './periode.ts'
import { type Seuil, seuilsDe } from './seuils.ts'

/** Share of a ceiling from which the owner is warned. */
const PART_D_ALERTE = 0.8

export type NiveauDAlerte = 'loin' | 'proche' | 'atteint'

/** How near a ceiling is. `projection` is the whole year at the pace so far, `prevuLe` the day it is met at that pace. */
export type Progres = {
  readonly seuil: Seuil
  readonly encaisse: Montant
  /** 0 for nothing, 1 at the ceiling, more above it. */
  readonly part: number
  readonly niveau: NiveauDAlerte
  readonly projection: Montant
  readonly prevuLe: DateCivile | null
}

const niveauDe = (part: number): NiveauDAlerte => {
  if (part >= 1) return 'atteint'
  return part >= PART_D_ALERTE ? 'proche' : 'loin'
}

/** Days of the year that are over on a day, that day included; at least one, and the whole of a year that is past. */
const joursEcoules = (annee: number, jour: DateCivile): number => {
  const { du, au } = periodeDeLAnnee(annee)
  return Math.max(1, joursEntre(du, jour < au ? jour : au) + 1)
}

const progres = (seuil: Seuil, encaisse: Montant, annee: number, jour: DateCivile): Progres => {
  const { du, au } = periodeDeLAnnee(annee)
  const ecoules = joursEcoules(annee, jour)
  const part = Math.max(0, encaisse) / seuil.montant
  const jours = Math.ceil(ecoules / part)
  const prevu = jours <= joursEntre(du, au) + 1 && part < 1 ? plusJours(du, jours - 1) : null
  return {
    seuil,
    encaisse,
    part,
    niveau: niveauDe(part),
    projection: multiplier(encaisse, (joursEntre(du, au) + 1) / ecoules),
    prevuLe: prevu,
  }
}

/** How near the turnover cashed in a year has come to each ceiling of it, seen on a day. */
export const progresDesSeuils = (cumul: Repartition, annee: number, jour: DateCivile): readonly Progres[] =>
  seuilsDe(annee).map((seuil) => progres(seuil, cumul[seuil.assiette], annee, jour))
