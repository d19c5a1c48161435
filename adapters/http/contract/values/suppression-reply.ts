import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import type { Effacement } from '#domain/compte/effacement'
import { RaisonDeConservation } from '#domain/conservation/raison'
import { Euros } from './euros.ts'

/** A prestation kept apart, its last day, and whether its invoice, its contract or both are what the law keeps. */
export const ConserveeReply = t.readonly(
  t.strict({ reference: t.string, jusquAu: CodecDateCivile, raisons: t.readonlyArray(RaisonDeConservation) }),
)

export type ConserveeReply = t.TypeOf<typeof ConserveeReply>

const BILAN = {
  prestationsSupprimes: t.number,
  /** Kept apart, without the account. */
  prestationsConservees: t.number,
  /** References. */
  supprimees: t.readonlyArray(t.string),
  conservees: t.readonlyArray(ConserveeReply),
  messages: t.number,
} as const

/** What the deletion of an account took away. */
export const SuppressionReply = t.readonly(t.strict(BILAN))

export type SuppressionReply = t.TypeOf<typeof SuppressionReply>

/**
 * What a deletion would take away; with `enCours`, prestations that somebody expects, it asks for `forcer`. Sent back with
 * the deletion, `empreinte` deletes this or nothing.
 */
export const ApercuReply = t.readonly(
  t.strict({
    ...BILAN,
    /** Invoices that are not settled; below zero, what is owed back to the client. In euros. */
    dettes: t.readonlyArray(t.readonly(t.strict({ numero: t.string, solde: Euros }))),
    /** Orders neither done nor cancelled. */
    ouvertes: t.readonlyArray(t.string),
    enCours: t.readonlyArray(t.string),
    empreinte: t.string,
  }),
)

export type ApercuReply = t.TypeOf<typeof ApercuReply>

export const suppressionReply = ({ supprimees, conservees, messages }: Effacement): SuppressionReply => ({
  prestationsSupprimes: supprimees.length,
  prestationsConservees: conservees.length,
  supprimees,
  conservees,
  messages,
})
