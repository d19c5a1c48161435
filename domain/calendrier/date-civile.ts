import * as E from '#fp/Either'
import type * as t from 'io-ts'
import { codecFrom } from '#domain/shared/value'

export type DateCivile = string & { readonly DateCivile: unique symbol }

const enUtc = (jour: string): Date => new Date(`${jour}T00:00:00Z`)

/** Years from 1900 to 2999: days computed from them keep four-digit years. */
const FORME = /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/

export const parseDateCivile = (input: string): E.Either<string, DateCivile> => {
  const date = enUtc(input)
  const exacte = FORME.test(input) && !Number.isNaN(date.getTime())
  return exacte && date.toISOString().startsWith(input)
    ? E.right(input as DateCivile)
    : E.left('Saisissez une date valide.')
}

const depuisJours = (jours: number): DateCivile => new Date(jours * 86_400_000).toISOString().slice(0, 10) as DateCivile

/** `mois` from 1 to 12. A day beyond the month continues in the next one; day 0 is the last of the month before. */
export const dateCivile = (annee: number, mois: number, jour: number): DateCivile =>
  depuisJours(Date.UTC(annee, mois - 1, jour) / 86_400_000)

export const plusJours = (date: DateCivile, jours: number): DateCivile =>
  depuisJours(enUtc(date).getTime() / 86_400_000 + jours)

export const anneeDe = (date: DateCivile): number => Number(date.slice(0, 4))

/** 1 for Monday to 7 for Sunday. */
export const jourDeSemaine = (date: DateCivile): number => enUtc(date).getUTCDay() || 7

export const joursEntre = (du: DateCivile, au: DateCivile): number =>
  (enUtc(au).getTime() - enUtc(du).getTime()) / 86_400_000

export const CodecDateCivile: t.Type<DateCivile, string> = codecFrom('DateCivile', parseDateCivile)
