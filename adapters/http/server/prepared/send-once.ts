import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type Encoding } from './encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A tenth larger than stored answers, but compressed in two milliseconds. */
const BROTLI_QUALITY = 4

const encode = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  switch (encoding) {
    case 'br':
      return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
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
