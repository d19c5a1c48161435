import * as t from 'io-ts'
import { type Absence, type AbsenceVoulue, NOTE_D_ABSENCE_MAX, plageDAbsence } from '#domain/agenda/absence'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { heureDe } from '#domain/calendrier/heure-de-paris'
import { codecFrom } from '#domain/shared/value'
import * as E from '#fp/Either'
import { json, route } from '../route.ts'
import { listeBornee, nombreBorne, optionalText, orNull, withDefault } from '../values/codecs.ts'
import { nullable, struct } from '../values/struct.ts'

const parseHeureDAbsence = (input: string): E.Either<string, string> =>
  /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(input)
    ? E.right(input)
    : E.left('Saisissez une heure, par exemple 14:30.')

/** `14:30`; `24:00` is the end of a day. */
export const HeureDAbsence: t.Type<string, string> = codecFrom('HeureDAbsence', parseHeureDAbsence)

export const AbsenceReply = struct({
  id: t.string,
  du: CodecDateCivile,
  /** The last day, included; `null` without an end. */
  au: nullable(CodecDateCivile),
  /** Days of the week, 1 for Monday to 7 for Sunday; empty for every day. */
  jours: t.readonlyArray(t.number),
  /** `null` for whole days. */
  de: nullable(t.string),
  a: nullable(t.string),
  note: t.string,
  /** True if the absence is over. */
  passee: t.boolean,
})

export type AbsenceReply = t.TypeOf<typeof AbsenceReply>

export const absenceReply = ({ plage, ...absence }: Absence, aujourdhui: string): AbsenceReply => ({
  ...absence,
  de: plage === null ? null : heureDe(plage.de),
  a: plage === null ? null : heureDe(plage.a),
  passee: absence.au !== null && absence.au < aujourdhui,
})

export const AbsenceBody = t.strict({
  du: CodecDateCivile,
  au: orNull(CodecDateCivile),
  jours: listeBornee(nombreBorne({ min: 1, max: 7, decimales: 0 }), 7),
  de: orNull(HeureDAbsence),
  a: orNull(HeureDAbsence),
  note: optionalText(NOTE_D_ABSENCE_MAX),
  /** True saves the absence even if it covers visits. */
  confirmer: withDefault(t.boolean, false),
})

export type AbsenceBody = t.TypeOf<typeof AbsenceBody>

const minutesDe = (heure: string): number => Number(heure.slice(0, 2)) * 60 + Number(heure.slice(3))

/** If only one hour is given, the absence lasts from the start of the day, or to its end. */
export const absenceVoulue = ({ de, a, du, au, jours, note }: Omit<AbsenceBody, 'confirmer'>): AbsenceVoulue => ({
  du,
  au,
  jours,
  note,
  plage:
    de === null && a === null
      ? null
      : {
          de: de === null ? plageDAbsence({ plage: null }).de : minutesDe(de),
          a: a === null ? plageDAbsence({ plage: null }).a : minutesDe(a),
        },
})

export const listerAbsencesRoute = route('GET', '/api/admin/agenda/absences', {
  summary: 'Time off, by its first day',
  access: 'admin',
  reply: json(t.readonlyArray(AbsenceReply)),
})

export const ajouterAbsenceRoute = route('POST', '/api/admin/agenda/absences', {
  summary: 'Adds time off; when visits lie inside, only with a confirmation',
  access: 'admin',
  body: AbsenceBody,
  reply: json(AbsenceReply, 201),
  refusals: ['AbsenceInvalide', 'VisitesPendantAbsence'],
})

export const changerAbsenceRoute = route('PUT', '/api/admin/agenda/absences/{id}', {
  summary: 'Changes time off; when visits lie inside, only with a confirmation',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: AbsenceBody,
  reply: json(AbsenceReply),
  refusals: ['AbsenceInconnue', 'AbsenceInvalide', 'VisitesPendantAbsence'],
})

export const retirerAbsenceRoute = route('DELETE', '/api/admin/agenda/absences/{id}', {
  summary: 'Takes time off back',
  access: 'admin',
  params: t.strict({ id: t.string }),
  reply: json(t.strict({})),
  refusals: ['AbsenceInconnue'],
})
