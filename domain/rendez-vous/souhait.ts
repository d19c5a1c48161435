import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { Creneau } from '#domain/prestation/creneau'

export const SOUHAITS_MAX = 3

export const MOTIF_MAX = 1_000

export const Souhait = t.readonly(t.strict({ date: CodecDateCivile, creneau: Creneau }))

export type Souhait = t.TypeOf<typeof Souhait>
