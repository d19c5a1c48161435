import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { GenreConserve } from '#domain/conservation/calendrier'
import { file, json, route, stream } from '../route.ts'
import { Euros } from '../values/codecs.ts'
import { nullable, struct } from '../values/struct.ts'
import { Drapeau } from '../values/page-query.ts'

const MoisReply = struct({
  mois: t.string,
  /** Receipts, refunds deducted. */
  encaisse: Euros,
  commandes: t.number,
  montantCommande: Euros,
  estimations: t.number,
  annulees: t.number,
})

/** The state of a part of the site: whether it answers, how fast, and what to do if not. */
const EtatReply = struct({
  nom: t.string,
  /** `attention`: works, but not well enough for the business. */
  etat: t.union([t.literal('ok'), t.literal('attention'), t.literal('panne')]),
  detail: t.string,
  conseil: t.string,
  dureeMs: t.number,
})

const CourrielEchoueReply = struct({
  id: t.string,
  genre: t.string,
  essais: t.number,
  erreur: t.string,
  creeLe: t.string,
  sujet: t.string,
})

export const DiagnosticsReply = struct({
  releveLe: t.string,
  comptes: struct({
    prestations: t.number,
    clients: t.number,
    clientsActifs: t.number,
    messages: t.number,
    messagesNonLus: t.number,
    estimations: t.number,
  }),
  parStatut: t.record(t.string, t.number),
  mois: t.readonlyArray(MoisReply),
  /** Median hours from the order to the first contact (call or proposed date) in the last 90 days; `null` without any. */
  delaiMedianHeures: nullable(t.number),
  /** Share of these within the promised delay, 0 to 1. */
  partDansLeDelai: nullable(t.number),
  /** Share of the estimates of the last 90 days with an order, 0 to 1. */
  conversion: nullable(t.number),
  topClients: t.readonlyArray(
    struct({ id: t.string, nom: t.string, email: t.string, prestations: t.number, montant: Euros }),
  ),
  courriels: struct({
    enAttente: t.number,
    /** Why waiting mails failed so far, in the format of failed mails; empty if none failed. */
    empechement: t.string,
    plusAncien: nullable(t.string),
    echoues: t.readonlyArray(CourrielEchoueReply),
    nombreEchoues: t.number,
  }),
  etats: t.readonlyArray(EtatReply),
  mentionsACompleter: t.readonlyArray(t.string),
})

export type DiagnosticsReply = t.TypeOf<typeof DiagnosticsReply>

export const diagnosticsRoute = route('GET', '/api/admin/diagnostics', {
  summary: 'Counts, months, delays, conversion, undelivered mails and the state of the parts',
  access: 'admin',
  reply: json(DiagnosticsReply),
})

export const renvoyerCourrielsRoute = route('POST', '/api/admin/courriels/renvoyer', {
  summary: 'Puts undelivered mails back into the queue: one, or all',
  access: 'admin',
  body: t.strict({ id: nullable(t.string) }),
  reply: json(struct({ nombre: t.number })),
})

export const QUOI_EXPORTER = ['prestations', 'clients', 'messages', 'factures'] as const

export const Quoi = t.keyof({ prestations: null, clients: null, messages: null, factures: null })

export type Quoi = t.TypeOf<typeof Quoi>

export const exporterCsvRoute = route('GET', '/api/admin/export/{quoi}.csv', {
  summary: 'Everything of one kind, for a French Excel; written while it is read',
  access: 'admin',
  params: t.strict({ quoi: Quoi }),
  reply: stream('text/csv; charset=utf-8'),
})

export const exporterJsonRoute = route('GET', '/api/admin/export/{quoi}.json', {
  summary: 'Everything of one kind, as JSON; written while it is read',
  access: 'admin',
  params: t.strict({ quoi: Quoi }),
  reply: stream('application/json; charset=utf-8'),
})

const DateOuRien = nullable(CodecDateCivile)

/** A kind of record: its rule, the number to delete today, and how many more within 30 days. */
export const ConservationReply = struct({
  genre: GenreConserve,
  depart: t.string,
  duree: struct({ nombre: t.number, unite: t.keyof({ jours: null, mois: null, annees: null, fin_d_annee: null }) }),
  fondement: t.string,
  suite: t.keyof({ suppression: null, effacement: null, avec_le_compte: null }),
  total: t.number,
  aTerme: t.number,
  /** Past their last day but kept, because an order is open or money is owed. */
  retenus: t.number,
  bientot: t.number,
  plusAncien: DateOuRien,
  plusAncienJusquAu: DateOuRien,
})

export type ConservationReply = t.TypeOf<typeof ConservationReply>

export const DepartReply = struct({ genre: GenreConserve, nombre: t.number })

export type DepartReply = t.TypeOf<typeof DepartReply>

export const conservationRoute = route('GET', '/api/admin/conservation', {
  summary: 'What would go today of every kind of record, and by which rule; changes nothing',
  access: 'admin',
  reply: json(t.readonlyArray(ConservationReply)),
})

export const appliquerConservationRoute = route('POST', '/api/admin/conservation', {
  summary: 'Lets go what is at its term, once confirmed; never what is owed or under way',
  access: 'admin',
  body: t.strict({ confirmer: Drapeau }),
  reply: json(t.readonlyArray(DepartReply)),
  refusals: ['ConfirmationRequise'],
})

export const contratArchiveRoute = route('GET', '/api/admin/contrats/{reference}.zip', {
  summary: 'A contract that outlives the account of its client, with the quotes that were accepted',
  access: 'admin',
  params: t.strict({ reference: t.string }),
  reply: file('application/zip'),
  refusals: ['ContratInconnu'],
})
