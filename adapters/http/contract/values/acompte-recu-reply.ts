import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { Euros } from './euros.ts'

/** Money received before the invoice, as the client reads it; below zero, money given back. */
export const AcompteRecuReply = t.readonly(
  t.strict({
    le: CodecDateCivile,
    mode: ModeDeReglement,
    montant: Euros,
    /** The document that a professional got for it; `null` when none had to be issued. */
    piece: t.union([NumeroPiece, t.null]),
  }),
)

export type AcompteRecuReply = t.TypeOf<typeof AcompteRecuReply>
