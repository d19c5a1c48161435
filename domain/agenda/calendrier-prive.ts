import type * as t from 'io-ts'
import * as E from '#fp/Either'
import { closedList, codecFrom } from '../shared/value.ts'
import type { Occupation } from './absence.ts'

/** Minutes between two readings of a private calendar. */
export const LECTURE_MINUTES = 15

/** Busy times are kept this many days ahead. No date is proposed later than that. */
export const JOURS_LUS = 550

/** Busy times are kept this many days back, so that the current week is complete. */
const JOURS_PASSES = 7

/** The most busy times of one calendar, about ten a day. A calendar with more is refused as a whole. */
export const OCCUPATIONS_MAX = 5_000

/** Why a private calendar could not be read. */
export const ECHECS_DE_LECTURE = [
  'adresse_refusee',
  'injoignable',
  'delai',
  'reponse',
  'trop_gros',
  'illisible',
] as const

export const EchecDeLecture = closedList('EchecDeLecture', ECHECS_DE_LECTURE, 'Échec inconnu.')

export type EchecDeLecture = (typeof ECHECS_DE_LECTURE)[number]

export type AdresseDeCalendrier = string & { readonly AdresseDeCalendrier: unique symbol }

export const ADRESSE_DE_CALENDRIER_MAX = 2_000

const ADRESSE_ATTENDUE =
  'Collez l’adresse privée de l’agenda au format iCal\u00a0: elle commence par https:// ou webcal://, sans nom ni mot de passe.'

/** Groups: the host, without user name and password; then the path or query. */
const FORME = /^(?:https|webcals?):\/\/([^\s/?#@\\]+)([/?][^\s\\]*)$/i

/** `webcal` and `webcals` are other names for an https calendar address. */
export const parseAdresseDeCalendrier = (input: string): E.Either<string, AdresseDeCalendrier> => {
  const [, hote, suite] = FORME.exec(input.trim()) ?? []
  if (hote === undefined || suite === undefined || input.length > ADRESSE_DE_CALENDRIER_MAX) {
    return E.left(ADRESSE_ATTENDUE)
  }
  return E.right(`https://${hote.toLowerCase()}${suite}` as AdresseDeCalendrier)
}

export const AdresseDeCalendrier: t.Type<AdresseDeCalendrier, string> = codecFrom(
  'AdresseDeCalendrier',
  parseAdresseDeCalendrier,
)

/** Shows the host only, because anybody who knows the whole address can read the calendar. */
export const adresseAbregee = (adresse: string): string => `${FORME.exec(adresse)?.[1] ?? ''}/…`

export type CalendrierPrive = {
  readonly adresse: string
  readonly poseLe: Date
  /** The last successful reading; `null` before the first one. */
  readonly luLe: Date | null
  /** Set if the last attempt failed; `null` if it succeeded, or before the first attempt. */
  readonly echec: { readonly le: Date; readonly raison: EchecDeLecture } | null
  readonly occupations: readonly Occupation[]
}

const JOUR_MS = 86_400_000

/** The period whose busy times are kept. */
export const periodeLue = (instant: Date): Occupation => ({
  debut: new Date(instant.getTime() - JOURS_PASSES * JOUR_MS),
  fin: new Date(instant.getTime() + JOURS_LUS * JOUR_MS),
})

/** A failure counts as an attempt. If the clock was set back, the calendar is read at once. */
export const estALire = ({ luLe, echec }: CalendrierPrive, instant: Date): boolean => {
  const essais = [luLe, echec?.le ?? null].flatMap((le) => (le === null ? [] : [instant.getTime() - le.getTime()]))
  return essais.every((age) => age < 0 || age >= LECTURE_MINUTES * 60_000)
}

/** Busy times within a period, in order. Those that touch or overlap are merged; those without duration are dropped. */
export const occupationsDe = (lues: readonly Occupation[], periode: Occupation): readonly Occupation[] => {
  const jointes: Occupation[] = []
  const dedans = lues
    .map(({ debut, fin }) => ({
      debut: debut < periode.debut ? periode.debut : debut,
      fin: fin > periode.fin ? periode.fin : fin,
    }))
    .filter(({ debut, fin }) => debut < fin)
    .toSorted((x, y) => x.debut.getTime() - y.debut.getTime())
  for (const une of dedans) {
    const derniere = jointes.at(-1)
    if (derniere === undefined || derniere.fin < une.debut) jointes.push(une)
    else if (derniere.fin < une.fin) jointes[jointes.length - 1] = { debut: derniere.debut, fin: une.fin }
  }
  return jointes
}
