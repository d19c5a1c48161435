import { Readable } from 'node:stream'
import * as TE from '#fp/TaskEither'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Document, Flux, type Reply } from '#adapters/http/contract/route'
import { answerOf, codeOf, type RefusalOf, type RefusalTag } from '#adapters/http/contract/refusals/catalogue'
import type { PageServie, Page } from '#application/shared/page'
import type { PortFailure } from '#application/shared/port-failure'
import { ERREUR_INTERNE, type ErrorAnswer, SERVICE_INDISPONIBLE, sendError } from '../errors.ts'

/** The header that names a file (RFC 6266): an ASCII name for old clients, and the exact name. */
export const contentDisposition = (nom: string): string => {
  const plain = nom
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_')
  const exact = encodeURIComponent(nom.toWellFormed()).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

export type Answer<R> = {
  readonly data: R
  readonly message?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Encodes the result of a use case as the reply of the route. */
export const answered = <E, A, R>(
  given: TE.TaskEither<E, A>,
  show: (result: A) => R,
  rest: Omit<Answer<R>, 'data'> = {},
): TE.TaskEither<E, Answer<R>> => TE.map((result: A): Answer<R> => ({ ...rest, data: show(result) }))(given)

/** Encodes a page of a list. */
export const enPage =
  <A, B>(versReponse: (element: A) => B) =>
  ({ elements, curseurSuivant, total }: Page<A>) => ({ data: elements.map(versReponse), curseurSuivant, total })

/** Encodes a page of a register, whose count may be capped. */
export const enRegistre =
  <A, B>(versReponse: (element: A) => B) =>
  ({ elements, curseurSuivant, total: { total, plafonne } }: PageServie<A>) => ({
    data: elements.map(versReponse),
    curseurSuivant,
    total,
    totalPlafonne: plafonne,
  })

const sendFile = (reply: FastifyReply, mediaType: string, file: unknown): FastifyReply => {
  if (!Document.is(file)) throw new Error('a file reply needs a document')
  return reply.type(mediaType).header('content-disposition', contentDisposition(file.nom)).send(file.contenu)
}

const sendFlux = (reply: FastifyReply, mediaType: string, flux: unknown): FastifyReply => {
  if (!Flux.is(flux)) throw new Error('a stream reply needs a text')
  return reply
    .type(mediaType)
    .header('content-disposition', contentDisposition(flux.nom))
    .send(Readable.from(flux.contenu))
}

const envelope = <R>(shape: Reply<R>, message: string | undefined, data: unknown): object => ({
  success: true,
  ...(message === undefined ? {} : { message }),
  ...(shape.kind === 'page' ? (data as object) : { data }),
})

export const sendReply = <R>(reply: FastifyReply, shape: Reply<R>, answer: Answer<R>): FastifyReply => {
  const { message, headers = {} } = answer
  reply.code(shape.status).headers(headers)
  const data = shape.codec.encode(answer.data)
  if (shape.kind === 'file') return sendFile(reply, shape.mediaType, data)
  if (shape.kind === 'stream') return sendFlux(reply, shape.mediaType, data)
  return reply.send(shape.kind === 'json' && shape.bare ? data : envelope(shape, message, data))
}

/** Logs the cause of a failure; the answer does not contain it. */
export const logFailure = ({ log }: FastifyRequest, { port, cause }: PortFailure): void =>
  log.error({ port, err: cause }, 'port failure')

/** 503 if an external service is down; 500 if it refused our input, which is a bug of ours. */
export const answerOfFailure = ({ refused }: PortFailure): ErrorAnswer =>
  refused === true ? ERREUR_INTERNE : SERVICE_INDISPONIBLE

export const sendFailure = (request: FastifyRequest, reply: FastifyReply, failure: PortFailure): FastifyReply => {
  logFailure(request, failure)
  return sendError(request, reply, answerOfFailure(failure))
}

/** Answers a refusal by its status and sentence in the catalogue. */
export const sendRefusal = <Tag extends RefusalTag>(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: RefusalOf<Tag>,
): FastifyReply => {
  const answer = answerOf(refusal)
  const { status, data, champ, retryAfter } = answer
  const message = answer.message(refusal)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter(refusal)))
  return sendError(
    request,
    reply,
    { status, code: codeOf(refusal._tag), message },
    {
      ...(champ === undefined ? {} : { champs: { [champ]: message } }),
      ...(data === undefined ? {} : { data: data(refusal) }),
    },
  )
}

export const isPortFailure = (refusal: { readonly _tag: string }): refusal is PortFailure =>
  refusal._tag === 'PortFailure'
