import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { NOTE_MAX } from '#domain/facturation/saisie'
import { Euros } from './euros.ts'
import { optionalText, orNull } from './lenient.ts'

/** Money received, or, below zero, given back. Euros. */
export const ReglementBody = t.strict({
  mode: ModeDeReglement,
  le: CodecDateCivile,
  montant: Euros,
  note: optionalText(NOTE_MAX),
  /** The balance that was read: nothing is written once it is another. */
  soldeAttendu: orNull(Euros),
})

export type ReglementBody = t.TypeOf<typeof ReglementBody>
