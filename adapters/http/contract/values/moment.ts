import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { instantParis } from '#domain/calendrier/heure-de-paris'
import { codecFrom } from '#domain/shared/value'
import * as E from '#fp/Either'

/** An hour of the day in Paris, `14:30`. */
export type Heure = string & { readonly Heure: unique symbol }

export const parseHeure = (input: string): E.Either<string, Heure> =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(input)
    ? E.right(input as Heure)
    : E.left('Saisissez une heure, par exemple 14:30.')

export const Heure: t.Type<Heure, string> = codecFrom('Heure', parseHeure)

/** A civil day and an hour in Paris. */
export const Moment = t.readonly(t.strict({ datePrestation: CodecDateCivile, heurePrestation: Heure }))

export type Moment = t.TypeOf<typeof Moment>

const minutesDe = (heure: Heure): number => Number(heure.slice(0, 2)) * 60 + Number(heure.slice(3))

/** The instant at which Paris shows a moment. */
export const instantDe = ({ datePrestation, heurePrestation }: Moment): Date =>
  instantParis({ date: datePrestation, minutes: minutesDe(heurePrestation) })
