import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { GenreConserve } from '#domain/conservation/calendrier'
import { file, json, NO_INPUT, route } from '../route.ts'
import { Drapeau } from '../values/page-query.ts'

const DateOuRien = t.union([CodecDateCivile, t.null])

/** A kind of record: its rule, how much of it goes today, and how much more within 30 days. */
export const ConservationReply = t.readonly(
  t.strict({
    genre: GenreConserve,
    /** What starts the clock. */
    depart: t.string,
    duree: t.readonly(
      t.strict({ nombre: t.number, unite: t.keyof({ jours: null, mois: null, annees: null, fin_d_annee: null }) }),
    ),
    fondement: t.string,
    suite: t.keyof({ suppression: null, effacement: null, avec_le_compte: null }),
    total: t.number,
    aTerme: t.number,
    /** At their term, but under way or owed. */
    retenus: t.number,
    bientot: t.number,
    plusAncien: DateOuRien,
    /** The last day of the oldest. */
    plusAncienJusquAu: DateOuRien,
  }),
)

export type ConservationReply = t.TypeOf<typeof ConservationReply>

/** How many of a kind went. */
export const DepartReply = t.readonly(t.strict({ genre: GenreConserve, nombre: t.number }))

export type DepartReply = t.TypeOf<typeof DepartReply>

export const conservationRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/admin/conservation',
  summary: 'What would go today of every kind of record, and by which rule; changes nothing',
  access: 'admin',
  reply: json(t.readonlyArray(ConservationReply)),
  refusals: [],
})

export const appliquerConservationRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/admin/conservation',
  summary: 'Lets go what is at its term, once confirmed; never what is owed or under way',
  access: 'admin',
  body: t.strict({ confirmer: Drapeau }),
  reply: json(t.readonlyArray(DepartReply)),
  refusals: ['ConfirmationRequise'],
})

export const contratArchiveRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/admin/contrats/{reference}.zip',
  summary: 'A contract that outlives the account of its client, with the quotes that were accepted',
  access: 'admin',
  params: t.strict({ reference: t.string }),
  reply: file('application/zip'),
  refusals: ['ContratInconnu'],
})
