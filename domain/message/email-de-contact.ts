import type * as t from 'io-ts'
import { type Email, parseEmail } from '#domain/client/email'
import { cleanLine } from '#domain/shared/clean'
import { codecFrom } from '#domain/shared/value'
import * as E from '#fp/Either'
import { CHAMPS_OBLIGATOIRES } from './champs-obligatoires.ts'

/** Section 5: the address of an order, with the sentence of this form when it is empty. */
export const parseEmailDeContact = (input: string): E.Either<string, Email> =>
  cleanLine(input) === '' ? E.left(CHAMPS_OBLIGATOIRES) : parseEmail(input)

export const EmailDeContact: t.Type<Email, string> = codecFrom('EmailDeContact', parseEmailDeContact)
