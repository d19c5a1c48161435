import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { Creneau } from '#domain/prestation/creneau'

/** Slots that a client may ask for when no proposed date fits. */
export const SOUHAITS_MAX = 3

/** Characters of the reason for a refusal, a move or a cancellation. */
export const MOTIF_MAX = 1_000

/** A part of a day that would suit the client. */
export const Souhait = t.readonly(t.strict({ date: CodecDateCivile, creneau: Creneau }))

export type Souhait = t.TypeOf<typeof Souhait>
