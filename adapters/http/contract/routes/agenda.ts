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
  /** Time off and busy times of the private calendar, within the day. */
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

/** What a date would mean, before it is proposed. Amounts in euros. */
const EssaiReply = struct({
  datePrestation: CodecDateCivile,
  heurePrestation: t.string,
  debut: t.string,
  fin: t.string,
  passee: t.boolean,
  ferie: nullable(t.string),
  majore: t.boolean,
  /** Outside the hours of visits: allowed, and said. */
  horsHoraires: t.boolean,
  total: Euros,
  trajetMinutes: t.number,
  /** What already takes this time, travel included: the date could not be proposed. */
  conflits: t.readonlyArray(VisiteReply),
  /** Time off, in which it could not be proposed either, and busy times of the private calendar, in which it could. */
  absences: t.readonlyArray(IndisponibiliteReply),
  /** Whether it begins before the end of the withdrawal delay without the client having asked for it. */
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

/** A visit of the same day, and the minutes of road to it. */
const VoisineReply = struct({ ville: t.string, minutes: t.number })

const MomentSuggereReply = struct({
  debut: t.string,
  /** On a day that the client asked for. */
  souhaite: t.boolean,
  avant: nullable(VoisineReply),
  apres: nullable(VoisineReply),
})

export type MomentSuggereReply = t.TypeOf<typeof MomentSuggereReply>

/** How many times two weeks ahead, in an address; absent reads as 0. */
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

/** The address is told once, when it is made: only its hash is kept. */
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
