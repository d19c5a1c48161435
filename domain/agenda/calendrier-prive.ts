import type * as t from 'io-ts'
import * as E from '#fp/Either'
import { closedList, codecFrom } from '../shared/value.ts'
import type { Occupation } from './absence.ts'

/** Minutes between two readings of a private calendar. */
export const LECTURE_MINUTES = 15

/** Days ahead of which busy times are kept: no date is proposed beyond them. */
export const JOURS_LUS = 550

/** Days behind: the week that is under way is shown whole. */
const JOURS_PASSES = 7

/** Ten a day; a calendar with more is refused rather than half known. */
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

/** Whom to ask, without a name and a password, then what to ask. */
const FORME = /^(?:https|webcals?):\/\/([^\s/?#@\\]+)([/?][^\s\\]*)$/i

/** `webcal` is how programs name an address to follow; it is asked over https like the others. */
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

/** The address opens the calendar to whoever knows it: only its host is shown. */
export const adresseAbregee = (adresse: string): string => `${FORME.exec(adresse)?.[1] ?? ''}/…`

export type CalendrierPrive = {
  readonly adresse: string
  readonly poseLe: Date
  /** When it was last read; `null` when it never was. */
  readonly luLe: Date | null
  /** The failure of the last attempt; `null` when it went well, or none was made. */
  readonly echec: { readonly le: Date; readonly raison: EchecDeLecture } | null
  readonly occupations: readonly Occupation[]
}

const JOUR_MS = 86_400_000

/** The period of which busy times are kept. */
export const periodeLue = (instant: Date): Occupation => ({
  debut: new Date(instant.getTime() - JOURS_PASSES * JOUR_MS),
  fin: new Date(instant.getTime() + JOURS_LUS * JOUR_MS),
})

/** A failure counts as an attempt; a clock that was set back does not stop the readings. */
export const estALire = ({ luLe, echec }: CalendrierPrive, instant: Date): boolean => {
  const essais = [luLe, echec?.le ?? null].flatMap((le) => (le === null ? [] : [instant.getTime() - le.getTime()]))
  return essais.every((age) => age < 0 || age >= LECTURE_MINUTES * 60_000)
}

/** Busy times within a period, in order, those that meet joined; what has no duration takes no time. */
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
