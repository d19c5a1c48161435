import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { Euros } from './euros.ts'

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
