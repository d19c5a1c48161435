import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { type DateProposee, memeProposition } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { MOTIF_MAX, Souhait } from '#domain/rendez-vous/souhait'
import { finDeRetractation, peutCommencerAussitot } from '#domain/retractation/delai'
import { closedList } from '#domain/shared/value'
import { file, json, route } from '../route.ts'
import { DateReply, dateReply, PrestationReply } from '../values/prestation-reply.ts'
import { Euros, listeBornee, optionalText, withDefault } from '../values/codecs.ts'
import { nullable, struct } from '../values/struct.ts'

/** The content behind a mail link: a date, the other dates of its proposal, and the quote for comparison. */
export const PropositionReply = struct({
  prestation: struct({ id: PrestationId, reference: Reference, service: t.string, heures: t.number }),
  totalDevis: Euros,
  aDistance: t.boolean,
  /** The last day of the withdrawal period: a date until then needs an express request; `null` if none is needed. */
  demandeJusquAu: nullable(CodecDateCivile),
  date: DateReply,
  autres: t.readonlyArray(DateReply),
})

export type PropositionReply = t.TypeOf<typeof PropositionReply>

export const propositionReply = (
  { prestation, dates }: Dossier,
  date: DateProposee,
  instant: Date,
): PropositionReply => ({
  prestation: { ...prestation, service: prestation.estimation.service, heures: prestation.estimation.heures },
  totalDevis: prestation.estimation.totalNet,
  aDistance: prestation.estimation.modalite === 'a_distance',
  demandeJusquAu: peutCommencerAussitot(prestation.engagement) ? null : finDeRetractation(prestation.creeLe),
  date: dateReply(date, instant),
  autres: dates
    .filter((autre) => autre.id !== date.id && memeProposition(date)(autre))
    .map((autre) => dateReply(autre, instant)),
})

export const ActionDeLien = closedList('ActionDeLien', ['accepter', 'refuser'] as const, 'Action non reconnue')

const REPONSE = {
  /** The box that a consumer ticks to accept a date within the withdrawal period; ignored for a business. */
  debutAnticipe: withDefault(t.boolean, false),
  motif: optionalText(MOTIF_MAX),
  creneaux: withDefault<readonly Souhait[]>(listeBornee(Souhait), []),
}

const REFUS_DE_REPONSE = [
  'LienInvalide',
  'LienExpire',
  'PrestationClose',
  'DemandeExpresseRequise',
  'ReponseFigee',
  'CreneauPris',
  'SouhaitsInvalides',
] as const

export const lirePropositionRoute = route('GET', '/api/prestations/{id}/validation-date/{token}', {
  summary: 'The date behind a link of a mail; reading changes nothing',
  access: 'tous',
  params: t.strict({ id: t.string, token: t.string }),
  reply: json(PropositionReply),
  refusals: ['LienInvalide', 'LienExpire', 'PrestationClose'],
})

export const repondreRoute = route('POST', '/api/prestations/{id}/validation-date', {
  summary: 'Records the answer to a date; the same answer again when repeated',
  access: 'tous',
  params: t.strict({ id: t.string }),
  /** `date`: another date of the same proposal instead of the one in the link. */
  body: t.strict({ token: t.string, action: ActionDeLien, date: optionalText(40), ...REPONSE }),
  reply: json(PropositionReply),
  refusals: REFUS_DE_REPONSE,
})

/** The actions of a client on a visit; `deplacer` gives up an agreed date and asks for another. */
const GesteDuClient = closedList(
  'GesteDuClient',
  ['accepter', 'refuser', 'deplacer', 'annuler'] as const,
  'Action non reconnue',
)

export const gererRendezVousRoute = route('POST', '/api/prestations/{id}/rendez-vous', {
  summary: 'Accepts, refuses, moves or cancels a visit without the mail',
  access: 'client',
  params: t.strict({ id: t.string }),
  body: t.strict({ action: GesteDuClient, date: optionalText(40), ...REPONSE }),
  reply: json(PrestationReply),
  refusals: ['PrestationInconnue', ...REFUS_DE_REPONSE, 'InterventionCommencee', 'FactureEmise'],
})

export const calendrierRoute = route('GET', '/api/prestations/{id}/rendez-vous.ics', {
  summary: 'The agreed visit for a calendar',
  access: 'client',
  params: t.strict({ id: t.string }),
  reply: file('text/calendar; charset=utf-8'),
  refusals: ['PrestationInconnue'],
})
