import type * as t from 'io-ts'
import { codecFrom } from '#domain/shared/value'
import { type DateCivile, parseDateCivile } from './date-civile.ts'

export const CodecDateCivile: t.Type<DateCivile, string> = codecFrom('DateCivile', parseDateCivile)
