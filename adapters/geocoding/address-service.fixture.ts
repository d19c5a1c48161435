import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { LieuxConnus } from '#adapters/memory/memory-outside'
import { LIEUX_CONNUS } from '#application/ports/lieux-connus.fixture'
import { searchKnownPlaces } from './address-search.fixture.ts'

const MODES = ['ok', 'down', 'slow', 'limited', 'html', 'huge', 'redirect'] as const

/** The behaviour of the service: `slow` never answers, `limited` is 429 for 5 s, `down` is an empty 500. */
export type Mode = (typeof MODES)[number]

const isMode = (name: string): name is Mode => MODES.some((mode) => mode === name)

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' }

const search = (connus: LieuxConnus, url: URL, response: ServerResponse): void => {
  if (!/\/search\/?$/.test(url.pathname)) {
    response.writeHead(404).end('Not Found')
    return
  }
  const { status, body } = searchKnownPlaces(connus, url.searchParams)
  response.writeHead(status, JSON_HEADERS).end(body)
}

const ANSWERS: Readonly<Record<Mode, (response: ServerResponse, url: URL, connus: LieuxConnus) => void>> = {
  ok: (response, url, connus) => search(connus, url, response),
  down: (response) => response.writeHead(500).end(),
  slow: () => undefined,
  limited: (response) => response.writeHead(429, { ...JSON_HEADERS, 'retry-after': '5' }).end('{}'),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>maintenance</html>'),
  huge: (response) => response.writeHead(200, JSON_HEADERS).end(`{"features":[],"query":"${'a'.repeat(1_000_000)}"}`),
  redirect: (response, url) => response.writeHead(302, { location: `/elsewhere${url.pathname}${url.search}` }).end(),
}

const setModeOverHttp = async (request: IncomingMessage, response: ServerResponse, set: (mode: Mode) => void) => {
  const name = (await text(request)).trim()
  if (isMode(name)) set(name)
  response.writeHead(isMode(name) ? 204 : 400).end()
}

export type AddressServiceStub = {
  /** The value for `GEOCODAGE_URL`. */
  readonly baseUrl: string
  readonly setMode: (mode: Mode) => void
  /** Sets the mode of the next request only. */
  readonly setModeOnce: (mode: Mode) => void
  /** Paths and queries received so far. */
  readonly requests: () => readonly string[]
  readonly close: () => Promise<void>
}

/** The decoded path and query of a request. */
const readable = (url: URL): string =>
  `${url.pathname}?${[...url.searchParams].map(([key, value]) => `${key}=${value}`).join('&')}`

type State = { mode: Mode; next: Mode | null; readonly requests: string[] }

const makeServer = (state: State, connus: LieuxConnus): Server =>
  createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'POST' && url.pathname.endsWith('/__mode')) {
      void setModeOverHttp(request, response, (mode) => {
        state.mode = mode
      })
      return
    }
    state.requests.push(readable(url))
    ANSWERS[state.next ?? state.mode](response, url, connus)
    state.next = null
  })

/**
 * A stand-in for the public address service. Another process sets its mode with `POST {baseUrl}/__mode`, the mode as
 * plain text. `port` 0 takes a free one.
 */
export const startAddressService = async (
  port = 0,
  connus: LieuxConnus = LIEUX_CONNUS,
): Promise<AddressServiceStub> => {
  const state: State = { mode: 'ok', next: null, requests: [] }
  const server = makeServer(state, connus)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    baseUrl: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}/geocodage`,
    setMode: (mode) => {
      state.mode = mode
    },
    setModeOnce: (mode) => {
      state.next = mode
    },
    requests: () => state.requests,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
