import type * as t from 'io-ts'
import { type Email, parseEmail } from '#domain/client/email'
import { cleanLine } from '#domain/shared/clean'
import { codecFrom } from '#domain/shared/value'
import * as E from '#fp/Either'
import { CHAMPS_OBLIGATOIRES } from './champs-obligatoires.ts'

export const parseEmailDeContact = (input: string): E.Either<string, Email> =>
  cleanLine(input) === '' ? E.left(CHAMPS_OBLIGATOIRES) : parseEmail(input)

export const EmailDeContact: t.Type<Email, string> = codecFrom('EmailDeContact', parseEmailDeContact)
