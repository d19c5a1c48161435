import { randomUUID } from 'node:crypto'
import { orderBody } from './order-body.ts'

/** What is asked for: the catalogue, or an order of a new client under a key of its own. */
export type LoadKind = 'catalogue' | 'order'

const head = (method: string, path: string, headers: readonly string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', ''].join('\r\n')

const CATALOGUE = head('GET', '/api/services', [])

const order = (): string => {
  const id = randomUUID()
  const body = JSON.stringify(orderBody(id))
  const headers = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]
  return head('POST', '/api/prestations/commander', [...headers, `Idempotency-Key: ${id}`]) + body
}

/** The bytes of the next request. */
export const REQUESTS: Readonly<Record<LoadKind, () => string>> = { catalogue: () => CATALOGUE, order }

/** The status of an answer that counts. */
export const SUCCESS: Readonly<Record<LoadKind, number>> = { catalogue: 200, order: 201 }
