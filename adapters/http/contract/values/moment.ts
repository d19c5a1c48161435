import * as t from 'io-ts'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { estSautee, instantParis, type MomentParis } from '#domain/calendrier/heure-de-paris'
import { codecFrom } from '#domain/shared/value'
import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { described } from '../openapi/json-schema.ts'

/** An hour of the day in Paris, `14:30`. */
export type Heure = string & { readonly Heure: unique symbol }

const parseHeure = (input: string): E.Either<string, Heure> =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(input)
    ? E.right(input as Heure)
    : E.left('Saisissez une heure, par exemple 14:30.')

const HEURE_SAUTEE = 'Cette heure n’existe pas ce jour-là\u00a0: on passe à l’heure d’été. Choisissez-en une autre.'

export const Heure: t.Type<Heure, string> = codecFrom('Heure', parseHeure)

const minutesDe = (heure: string): number => Number(heure.slice(0, 2)) * 60 + Number(heure.slice(3))

type Champs = { readonly datePrestation: DateCivile; readonly heurePrestation: Heure }

const momentDe = ({ datePrestation, heurePrestation }: Champs): MomentParis => ({
  date: datePrestation,
  minutes: minutesDe(heurePrestation),
})

/** The instant at which Paris shows a moment. */
export const instantDe = (champs: Champs): Date => instantParis(momentDe(champs))

const existe = (champs: Champs): boolean => !estSautee(momentDe(champs))

/** The same codec, refusing an hour that summer time skips: what is wrong is said of that field. */
export const heureQuiExiste = <A extends Champs>(codec: t.Type<A, unknown>): t.Type<A, unknown> =>
  described(
    new t.Type<A, unknown>(
      codec.name,
      (u): u is A => codec.is(u) && existe(u),
      (u, context) =>
        pipe(
          codec.validate(u, context),
          E.flatMap((moment) =>
            existe(moment)
              ? t.success(moment)
              : t.failure(moment.heurePrestation, t.appendContext(context, 'heurePrestation', Heure), HEURE_SAUTEE),
          ),
        ),
      (moment) => codec.encode(moment),
    ),
    {},
    codec,
  )

/** A civil day and an hour in Paris. */
export const Moment = heureQuiExiste(t.readonly(t.strict({ datePrestation: CodecDateCivile, heurePrestation: Heure })))

export type Moment = t.TypeOf<typeof Moment>
