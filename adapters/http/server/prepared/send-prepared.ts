import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './encoding.ts'
import type { PreparedBody } from './prepared-body.ts'

const isKnown = (ifNoneMatch: string, etag: string): boolean => ifNoneMatch === '*' || ifNoneMatch.includes(etag)

/** Sends the best encoding that the client accepts, or 304 if it already has the content. */
export const sendPrepared = (
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
  prepared: PreparedBody,
): FastifyReply => {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const { body, etag } = prepared[encoding]
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding')
  const known = request.headers['if-none-match']
  if (known !== undefined && isKnown(known, etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.header('content-type', mediaType).send(body)
}
