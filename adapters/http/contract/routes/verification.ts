import * as t from 'io-ts'
import * as O from '#fp/Option'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { type DocumentVerifie, EtatDeDocument, GenreDeDocument } from '#domain/verification/document-verifie'
import { json, NO_INPUT, route } from '../route.ts'
import { Euros } from '../values/euros.ts'

const Inauthentique = t.strict({ authentique: t.literal(false) })

const Authentique = t.strict({
  authentique: t.literal(true),
  genre: GenreDeDocument,
  numero: t.string,
  /** From 2 on, of an amended quote. */
  version: t.union([t.number, t.null]),
  date: CodecDateCivile,
  total: Euros,
  etat: EtatDeDocument,
})

/** What a paper must show to be the one that was issued: nobody is named. */
export const VerificationReply = t.readonly(t.union([Authentique, Inauthentique]))

export type VerificationReply = t.TypeOf<typeof VerificationReply>

export const verificationReply = (document: O.Option<DocumentVerifie>): VerificationReply =>
  O.isNone(document) ? { authentique: false } : { authentique: true, ...document.value }

export const verifierRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/verifier/{code}',
  summary: 'Whether a document with this code was issued, and what it must show',
  access: 'tous',
  params: t.strict({ code: t.string }),
  reply: json(VerificationReply),
  refusals: [],
})
