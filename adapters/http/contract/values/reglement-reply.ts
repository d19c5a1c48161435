import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { Euros } from './euros.ts'

const CHAMPS = {
  id: t.string,
  mode: ModeDeReglement,
  le: CodecDateCivile,
  montant: Euros,
  /** The id of the entry that this one undoes. */
  annule: t.union([t.string, t.null]),
  enregistreLe: t.string,
}

/** What a client reads of an entry: the notes are the owner's own. */
export const ReglementDuClientReply = t.readonly(t.strict(CHAMPS))

/** An entry of the book of receipts; below zero, money given back or a slip undone. `enregistreLe` in ISO 8601. */
export const ReglementReply = t.readonly(t.strict({ ...CHAMPS, note: t.string }))

/** An entry before the invoice, and the documents that were issued for it. */
export const AcompteEcritReply = t.readonly(
  t.strict({ ...CHAMPS, note: t.string, pieces: t.readonlyArray(NumeroPiece) }),
)

export type AcompteEcritReply = t.TypeOf<typeof AcompteEcritReply>

export type ReglementReply = t.TypeOf<typeof ReglementReply>
