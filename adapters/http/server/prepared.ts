import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip' | 'identity'

const accepts = (accepted: string, encoding: string): boolean =>
  new RegExp(`(?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s*(?:,|$)))(?=[\\s,;]|$)`, 'i').test(accepted)

const remembered = new Map<string, Encoding>()

const choose = (accepted: string): Encoding => {
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** Cache of parsed headers: browsers send only a few different ones. */
const REMEMBERED_MAX = 50

export const chooseEncoding = (accepted = ''): Encoding => {
  const known = remembered.get(accepted)
  if (known !== undefined) return known
  const encoding = choose(accepted)
  if (remembered.size < REMEMBERED_MAX) remembered.set(accepted, encoding)
  return encoding
}

type Variant = { readonly body: Buffer; readonly etag: string }

/** A text compressed in every encoding, with a strong validator for each (RFC 9110, 8.8.3). */
export type PreparedBody = Readonly<Record<Encoding, Variant>>

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Nearly as small as the highest level. In a larger window a page takes fifty times as long and is no smaller; only the OpenAPI document would be, by a ninth. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 }

const variant = (body: Buffer): Variant => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
})

export const prepareBody = async (text: string): Promise<PreparedBody> => {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([compressBrotli(identity, { params: BROTLI }), compressGzip(identity)])
  return { identity: variant(identity), br: variant(br), gzip: variant(gz) }
}

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

/** Answers `path` with a text that stays the same while the site runs; the first who asks has it made and compressed. */
export const serveFixed = (app: FastifyInstance, path: string, mediaType: string, text: () => string): void => {
  let prepared: Promise<PreparedBody> | undefined
  app.get(path, async (request, reply) => {
    prepared ??= prepareBody(text())
    return sendPrepared(request, reply, mediaType, await prepared)
  })
}

/** A tenth larger than stored answers, but compressed in two milliseconds. */
const QUICK_QUALITY = 4

const encode = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  switch (encoding) {
    case 'br':
      return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY } })
    case 'gzip':
      return compressGzip(body)
    case 'identity':
      return body
  }
}

/** Compresses and sends a text made for this request; it is not kept. */
export const sendOnce = async (
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
  text: string,
): Promise<FastifyReply> => {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .header('vary', 'accept-encoding')
    .header('content-type', mediaType)
    .send(await encode(Buffer.from(text), encoding))
}
