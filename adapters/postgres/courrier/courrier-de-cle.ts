import { createHash } from 'node:crypto'
import * as O from '#fp/Option'
import { pipe } from '#fp/function'

const FORME = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/

const uuidDe = (cle: string): string => createHash('sha256').update(cle).digest('hex').replace(FORME, '$1-$2-$3-$4-$5')

/**
 * The id of the mail of a request that bears a key; `null` lets the database draw one. The same key is the same mail: its
 * primary key lets no second one in, whoever comes first.
 */
export const courrierDeCle = (cle: O.Option<string>): string | null => pipe(cle, O.map(uuidDe), O.toNullable)
