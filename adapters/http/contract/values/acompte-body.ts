import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { NOTE_MAX } from '#domain/facturation/saisie'
import { Euros } from './euros.ts'
import { optionalText, orNull } from './lenient.ts'

/** Money received before the invoice, or, below zero, given back. Euros. */
export const AcompteBody = t.strict({
  mode: ModeDeReglement,
  le: CodecDateCivile,
  montant: Euros,
  note: optionalText(NOTE_MAX),
  /** What was received when it was read: nothing is written once it is another. */
  recuAttendu: orNull(Euros),
})

export type AcompteBody = t.TypeOf<typeof AcompteBody>
