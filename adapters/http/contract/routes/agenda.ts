import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { file, json, route } from '../route.ts'
import { Euros, isAbsent, listeBornee, readBy } from '../values/codecs.ts'
import { nullable, struct } from '../values/struct.ts'
import { Moment } from './prestations.ts'
import { IndisponibiliteReply, VisiteReply } from '../values/agenda-reply.ts'

const JourReply = struct({
  jour: CodecDateCivile,
  ferie: nullable(t.string),
  majore: t.boolean,
  visites: t.readonlyArray(VisiteReply),
  /** Absences, and busy times of the private calendar, within the day. */
  absences: t.readonlyArray(IndisponibiliteReply),
})

export const AgendaReply = struct({ jours: t.readonlyArray(JourReply) })

export type AgendaReply = t.TypeOf<typeof AgendaReply>

export const agendaRoute = route('GET', '/api/admin/agenda', {
  summary: 'The seven days of the week of a date: agreed visits and held dates',
  access: 'admin',
  query: t.strict({ semaine: CodecDateCivile }),
  reply: json(AgendaReply),
})

/** The check of a date before it is proposed. Amounts in euros. */
const EssaiReply = struct({
  datePrestation: CodecDateCivile,
  heurePrestation: t.string,
  debut: t.string,
  fin: t.string,
  passee: t.boolean,
  ferie: nullable(t.string),
  majore: t.boolean,
  /** True if outside the hours of visits: allowed, with a warning. */
  horsHoraires: t.boolean,
  total: Euros,
  trajetMinutes: t.number,
  /** Visits at this time, travel included: the date cannot be proposed. */
  conflits: t.readonlyArray(VisiteReply),
  /** Absences, which also forbid the date, and busy times of the private calendar, which do not. */
  absences: t.readonlyArray(IndisponibiliteReply),
  /** True if the visit is before the end of the withdrawal period and the client did not ask for an early start. */
  avantRetractation: t.boolean,
})

export type EssaiReply = t.TypeOf<typeof EssaiReply>

export const essayerDatesRoute = route('POST', '/api/admin/prestations/{id}/essai', {
  summary: 'What proposing these dates would mean; changes nothing',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: t.strict({ propositions: listeBornee(Moment) }),
  reply: json(struct({ totalDevis: Euros, dates: t.readonlyArray(EssaiReply) })),
  refusals: ['PrestationInconnue', 'NombreDeDates'],
})

/** Another visit of the same day, and the minutes of road to it. */
const VoisineReply = struct({ ville: t.string, minutes: t.number })

const MomentSuggereReply = struct({
  debut: t.string,
  /** True if the client asked for this day. */
  souhaite: t.boolean,
  avant: nullable(VoisineReply),
  apres: nullable(VoisineReply),
})

export type MomentSuggereReply = t.TypeOf<typeof MomentSuggereReply>

/** The number of two-week steps ahead, in the query; absent means 0. */
const Tour = readBy<number, unknown>(
  'Tour',
  t.number.is,
  (u, context) => {
    if (isAbsent(u)) return t.success(0)
    return typeof u === 'string' && /^\d{1,2}$/.test(u)
      ? t.success(Number(u))
      : t.failure(u, context, 'Donnez un nombre de quinzaines, de 0 à 99.')
  },
  { type: 'integer', minimum: 0, maximum: 99 },
)

export const suggererMomentsRoute = route('GET', '/api/admin/prestations/{id}/moments', {
  summary:
    'Free moments for an order, two weeks at a time: the wishes of the client first, then days with a visit near',
  access: 'admin',
  params: t.strict({ id: t.string }),
  query: t.strict({ tour: Tour }),
  reply: json(struct({ moments: t.readonlyArray(MomentSuggereReply), suite: t.boolean })),
  refusals: ['PrestationInconnue'],
})

/** The address is shown only when it is made: only its hash is stored. */
const LienReply = struct({ url: t.string, creeLe: t.string })

export const creerLienAgendaRoute = route('POST', '/api/admin/agenda/lien', {
  summary: 'Makes a private address of the agenda for calendar programs; an earlier one stops working',
  access: 'admin',
  reply: json(LienReply, 201),
})

export const lireLienAgendaRoute = route('GET', '/api/admin/agenda/lien', {
  summary: 'Since when there is a private address of the agenda',
  access: 'admin',
  reply: json(struct({ creeLe: nullable(t.string) })),
})

export const revoquerLienAgendaRoute = route('DELETE', '/api/admin/agenda/lien', {
  summary: 'Revokes the private address of the agenda',
  access: 'admin',
  reply: json(t.strict({})),
})

export const fluxAgendaRoute = route('GET', '/agenda/{jeton}.ics', {
  summary: 'The agreed visits, for a calendar program that knows the private address',
  access: 'tous',
  params: t.strict({ jeton: t.string }),
  reply: file('text/calendar; charset=utf-8'),
  refusals: ['AgendaInconnu'],
})
