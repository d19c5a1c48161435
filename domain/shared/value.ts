import * as t from 'io-ts'
import * as E from '#fp/Either'
import { pipe } from '#fp/function'

/** One rule for one field: the clean value, or the French sentence that tells the person what to do. */
export type Parse<A> = (input: string) => E.Either<string, A>

/** The codec of a text value, made from its one parse rule, so that form, server and database agree. */
export const codecFrom = <A extends string>(name: string, parse: Parse<A>): t.Type<A, string> =>
  new t.Type<A, string>(
    name,
    (u): u is A => typeof u === 'string' && E.toUnion(parse(u)) === u,
    (u, context) =>
      pipe(
        parse(typeof u === 'string' ? u : ''),
        E.match(
          (message) => t.failure(u, context, message),
          (value) => t.success(value),
        ),
      ),
    (value) => value,
  )

/** Half characters, soft hyphens, direction marks, zero-width spaces: pasted unseen, they make equal texts differ. */
const INVISIBLES = /[\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu

/** Trims, unifies accents and spaces, and drops control characters: what a person meant to type on one line. */
export const cleanLine = (input: string): string =>
  input
    .replace(INVISIBLES, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** Same for a text of several lines: line breaks stay, other control characters go. */
export const cleanText = (input: string): string =>
  input
    .replace(INVISIBLES, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .normalize('NFC')
    .trim()
