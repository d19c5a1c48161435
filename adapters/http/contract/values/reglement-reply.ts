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

/** What an invoice that was given back whole still holds, in euros. */
export const MontantDetenuReply = t.readonly(t.strict({ numero: NumeroPiece, montant: Euros }))

/** Money received before the invoice, or on one that was given back, as the client reads it; below zero, money given back. */
export const AcompteRecuReply = t.readonly(
  t.strict({
    le: CodecDateCivile,
    mode: ModeDeReglement,
    montant: Euros,
    /** The document that a professional got for it; `null` when none had to be issued. */
    piece: t.union([NumeroPiece, t.null]),
    /** The invoice, given back since, that it was paid on; `null` of a deposit. */
    sur: t.union([NumeroPiece, t.null]),
    /** No movement, but what is left on that invoice, to be given back: there is no room for it. */
    laisse: t.boolean,
  }),
)

export type AcompteRecuReply = t.TypeOf<typeof AcompteRecuReply>
