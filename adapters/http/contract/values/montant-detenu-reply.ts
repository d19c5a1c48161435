import * as t from 'io-ts'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { Euros } from './euros.ts'

/** What an invoice that was given back whole still holds, in euros. */
export const MontantDetenuReply = t.readonly(t.strict({ numero: NumeroPiece, montant: Euros }))
