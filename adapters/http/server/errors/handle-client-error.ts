import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { DELAI_DEPASSE, EN_TETES_TROP_GRANDS, type ErrorAnswer, REQUETE_INVALIDE } from './error-answer.ts'
import type { SecurityHeaders } from '../security-headers.ts'

const ANSWERS: Readonly<Record<string, ErrorAnswer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: DELAI_DEPASSE,
  HPE_HEADER_OVERFLOW: EN_TETES_TROP_GRANDS,
}

/** Answers on the bare socket what is not HTTP, or too slow or too big to become a request. */
export const handleClientError =
  (headers: SecurityHeaders) =>
  (error: { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, code, message } = ANSWERS[error.code ?? ''] ?? REQUETE_INVALIDE
    const body = JSON.stringify({ success: false, code, message })
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`)
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
    socket.destroySoon()
  }
