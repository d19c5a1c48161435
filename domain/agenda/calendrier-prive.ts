import { closedList } from '../shared/closed-list.ts'
import type { Occupation } from './absence.ts'

/** Minutes between two readings of a private calendar. */
export const LECTURE_MINUTES = 15

/** Days ahead of which busy times are kept: no date is proposed beyond them. */
export const JOURS_LUS = 550

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

/** The address opens the calendar to whoever knows it: only its host is shown. */
export type CalendrierPrive = {
  readonly adresse: string
  readonly poseLe: Date
  /** When it was last read; `null` when it never was. */
  readonly luLe: Date | null
  /** The failure of the last attempt; `null` when it went well, or none was made. */
  readonly echec: { readonly le: Date; readonly raison: EchecDeLecture } | null
  readonly occupations: readonly Occupation[]
}
