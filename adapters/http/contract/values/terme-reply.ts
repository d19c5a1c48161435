import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { MotifDeConservation } from '#domain/conservation/motif'

export const CHAMPS_DE_TERME = { jusquAu: t.union([CodecDateCivile, t.null]), motif: MotifDeConservation }

/** When a record goes, and why then; `null` while no day can be told. */
export const TermeReply = t.readonly(t.strict(CHAMPS_DE_TERME))

export type TermeReply = t.TypeOf<typeof TermeReply>
