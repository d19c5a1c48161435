import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { json, NO_INPUT, route } from '../route.ts'
import { Euros } from '../values/euros.ts'
import { orNull } from '../values/lenient.ts'
import { PrestationReply } from '../values/prestation-reply.ts'
import { RetractationATraiterReply } from '../values/retractation-reply.ts'
import { VisiteReply } from '../values/visite-reply.ts'

/** `devis`: the other quote that waits, `null` when only dates do. Instants in ISO 8601, `total` in euros. */
export const AttenteDeReponseReply = t.readonly(
  t.strict({
    prestation: PrestationReply,
    devis: t.union([
      t.readonly(t.strict({ version: t.number, total: Euros, emiseLe: t.string, expireLe: t.string })),
      t.null,
    ]),
  }),
)

export type AttenteDeReponseReply = t.TypeOf<typeof AttenteDeReponseReply>

/** A cancelled order that still holds money without an invoice; `montant` in euros. `fraisPossibles`: late notice, or a visit that had come. */
export const ARembourserReply = t.readonly(
  t.strict({ prestation: PrestationReply, montant: Euros, fraisPossibles: t.boolean }),
)

export type ARembourserReply = t.TypeOf<typeof ARembourserReply>

/** An invoice that holds more than is due for it; `prestationId` is `null` once the account is gone, `montant` in euros. */
export const FactureARembourserReply = t.readonly(
  t.strict({
    numero: NumeroPiece,
    reference: Reference,
    prestationId: t.union([PrestationId, t.null]),
    client: t.readonly(t.strict({ nom: t.string, telephone: t.string })),
    service: t.string,
    montant: Euros,
  }),
)

export type FactureARembourserReply = t.TypeOf<typeof FactureARembourserReply>

/** What the owner must do now, first what is late. Lists are cut at 50; `nombres` counts them whole. */
export const AujourdhuiReply = t.readonly(
  t.strict({
    jour: CodecDateCivile,
    /** Name of the public holiday, if it is one. */
    ferie: t.union([t.string, t.null]),
    /** Never contacted, and the delay promised to the client is over. */
    enRetard: t.readonlyArray(PrestationReply),
    /** Never contacted, the delay still runs; the most urgent first. */
    aContacter: t.readonlyArray(PrestationReply),
    /** The client refused or let the proposal expire: another date is wanted. */
    aReproposer: t.readonlyArray(PrestationReply),
    /** The agreed visits of the day, in order. */
    visites: t.readonlyArray(VisiteReply),
    /** Orders that wait for an answer of their client: on held dates, or on another quote. */
    sansReponse: t.readonlyArray(AttenteDeReponseReply),
    /** Withdrawals to be matched, counted up or paid back, the nearest term first. */
    retractations: t.readonlyArray(RetractationATraiterReply),
    /** Money of cancelled orders to be given back. */
    aRembourser: t.readonlyArray(ARembourserReply),
    /** Invoices whose balance is below zero; `nombres.aRembourser` counts both. */
    facturesARembourser: t.readonlyArray(FactureARembourserReply),
    nombres: t.readonly(
      t.strict({
        enRetard: t.number,
        aContacter: t.number,
        aReproposer: t.number,
        sansReponse: t.number,
        aRembourser: t.number,
        messagesNonLus: t.number,
        courrielsEchoues: t.number,
      }),
    ),
  }),
)

export type AujourdhuiReply = t.TypeOf<typeof AujourdhuiReply>

export const aujourdhuiRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/admin/aujourdhui',
  summary: 'What is late, what is due, and the visits of a day (today unless said)',
  access: 'admin',
  query: t.strict({ jour: orNull(CodecDateCivile) }),
  reply: json(AujourdhuiReply),
  refusals: [],
})
