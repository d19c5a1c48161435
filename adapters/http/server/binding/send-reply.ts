import type { FastifyReply } from 'fastify'
import { Document, type Reply } from '#adapters/http/contract/route'
import { contentDisposition } from './content-disposition.ts'

/** What a call answers, with a sentence for the person and headers when it has some. */
export type Answer<R> = {
  readonly data: R
  readonly message?: string
  readonly headers?: Readonly<Record<string, string>>
}

const sendFile = (reply: FastifyReply, mediaType: string, file: unknown): FastifyReply => {
  if (!Document.is(file)) throw new Error('a file reply needs a document')
  return reply.type(mediaType).header('content-disposition', contentDisposition(file.nom)).send(file.contenu)
}

/** Writes an answer through the codec of its route: bare, in its envelope, or as a file to save. */
export const sendReply = <R>(reply: FastifyReply, shape: Reply<R>, answer: Answer<R>): FastifyReply => {
  const { message, headers = {} } = answer
  reply.code(shape.status).headers(headers)
  const data = shape.codec.encode(answer.data)
  if (shape.kind === 'file') return sendFile(reply, shape.mediaType, data)
  return reply.send(shape.bare ? data : { success: true, ...(message === undefined ? {} : { message }), data })
}
