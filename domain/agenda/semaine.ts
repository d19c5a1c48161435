import * as O from '#fp/Option'
import {
  type DateCivile,
  jourDeSemaine,
  plusJours,
  anneeDe,
  dateCivile,
  joursEntre,
} from '../calendrier/date-civile.ts'
import { dateParis, instantParis, aParis } from '../calendrier/heure-de-paris.ts'
import { INTERVENTIONS, plageDuJour, nomDuFerie } from '../calendrier/horaires.ts'
import { type DateProposee, offrirDate } from '../rendez-vous/date-proposee.ts'
import type { Dossier } from '../rendez-vous/dossier.ts'
import { delaiACourir } from '../retractation/debut-de-travail.ts'

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

export type Essai = {
  readonly date: DateProposee
  readonly passee: boolean
  readonly ferie: string | null
  /** The visit, without travel, is outside the hours of visits. This is allowed, with a warning. */
  readonly horsHoraires: boolean
  /** The visit is before the end of the withdrawal period, and the client has not asked for an early start. */
  readonly avantRetractation: boolean
}

const estHorsHoraires = ({ debut, fin }: DateProposee): boolean => {
  const [de, a] = [aParis(debut), aParis(fin)]
  const plage = plageDuJour(INTERVENTIONS, de.date)
  return plage === null || de.date !== a.date || de.minutes < plage.de || a.minutes > plage.a
}

export const essayerDate = ({ prestation }: Dossier, debut: Date, rang: number, instant: Date): Essai => {
  const date = offrirDate(prestation.estimation, { id: `essai-${rang}`, proposition: 1, rang, debut }, instant)
  return {
    date,
    passee: debut <= instant,
    ferie: nomDuFerie(dateParis(debut)),
    horsHoraires: estHorsHoraires(date),
    avantRetractation: delaiACourir(prestation, dateParis(debut)) !== null,
  }
}

/** The Thursday of a week: its year is the year of the week (ISO 8601). */
const jeudiDe = (date: DateCivile): DateCivile => plusJours(date, 4 - jourDeSemaine(date))

const premierLundi = (annee: number): DateCivile => plusJours(jeudiDe(dateCivile(annee, 1, 4)), -3)

export const semaineIso = (date: DateCivile): string => {
  const jeudi = jeudiDe(date)
  const annee = anneeDe(jeudi)
  const rang = Math.floor(joursEntre(premierLundi(annee), jeudi) / 7) + 1
  return `${annee}-W${String(rang).padStart(2, '0')}`
}

const FORME = /^((?:19|2\d)\d{2})-W(\d{2})$/

export const lundiDeSemaine = (nom: string): O.Option<DateCivile> => {
  const [, annee = '', rang = ''] = FORME.exec(nom) ?? []
  if (annee === '') return O.none
  const lundi = plusJours(premierLundi(Number(annee)), (Number(rang) - 1) * 7)
  return semaineIso(lundi) === nom ? O.some(lundi) : O.none
}
