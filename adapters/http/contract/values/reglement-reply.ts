import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { ModeDeReglement } from '#domain/facturation/reglement'
import { Euros } from './euros.ts'

/** An entry of the book of receipts; below zero, money given back or a slip undone. `enregistreLe` in ISO 8601. */
export const ReglementReply = t.readonly(
  t.strict({
    id: t.string,
    mode: ModeDeReglement,
    le: CodecDateCivile,
    montant: Euros,
    note: t.string,
    /** The id of the entry that this one undoes. */
    annule: t.union([t.string, t.null]),
    enregistreLe: t.string,
  }),
)

export type ReglementReply = t.TypeOf<typeof ReglementReply>
