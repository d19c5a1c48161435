import * as TE from '#fp/TaskEither'
import * as E from '#fp/Either'
import * as t from 'io-ts'
import { pipe } from '#fp/function'
import { Tinypool } from 'tinypool'
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction, BlockList } from 'node:net'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { LireAgendaPrive } from '#application/ports/absence-store'
import { EchecDeLecture } from '#domain/agenda/calendrier-prive'
import type { busyTimes } from './busy-times.ts'

/** The most milliseconds to expand repetitions: the library would search for ever for a 30th of February. */
const EXPANSION_MS = 3_000

const MEMORY_MB = 128

let thread: Tinypool | undefined

/** Expands repetitions in another thread, which is stopped if a rule never ends. */
const expand = async (
  asked: Parameters<typeof busyTimes>[0],
  limitMs: number,
): Promise<ReturnType<typeof busyTimes>> => {
  thread ??= new Tinypool({
    filename: new URL('./busy-times.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 1_000,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  return thread.run(asked, { name: 'busyTimes', signal: AbortSignal.timeout(limitMs) })
}

export const readFrom =
  (network: Network, expansionMs = EXPANSION_MS): LireAgendaPrive =>
  (adresse, { debut, fin }) =>
    pipe(
      fetchCalendar(network)(adresse),
      TE.flatMap((text) =>
        TE.tryCatch(
          () => expand({ text, debut: debut.getTime(), fin: fin.getTime() }, expansionMs),
          (): EchecDeLecture => 'illisible',
        ),
      ),
      TE.map((times) => times.map((time) => ({ debut: new Date(time.debut), fin: new Date(time.fin) }))),
    )

export const makePrivateCalendarReader = (): LireAgendaPrive => readFrom(INTERNET)

/** The most bytes of a calendar, both compressed and uncompressed. */
export const MAX_BYTES = 1_000_000

/** The most milliseconds of a whole reading: name resolution, redirections and body. */
export const TIMEOUT_MS = 5_000

const MAX_REDIRECTIONS = 3

declare const checked: unique symbol

/** The network that requests may use: `INTERNET`, or the fixture of the tests. */
export type Network = {
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>
  readonly isAllowed: (address: string) => boolean
  /** Certificates to trust instead of those of Node; `undefined` for those of Node. */
  readonly ca: string | undefined
  readonly timeoutMs: number
  readonly [checked]: true
}

const Stopped = t.type({ raison: EchecDeLecture })

const stop = (raison: EchecDeLecture): Error => Object.assign(new Error(raison), { raison })

/** All addresses of a host. Rejects if one of them is not allowed. */
const addressesOf = async (host: string, { resolve, isAllowed }: Network): Promise<readonly LookupAddress[]> => {
  const family = isIP(host)
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }]
  if (addresses.length === 0) throw stop('injoignable')
  if (!addresses.every(({ address }) => isAllowed(address))) throw stop('adresse_refusee')
  return addresses
}

/** Connects only to the checked addresses: a second name resolution could answer others. */
const pinnedTo =
  ([first, ...others]: readonly LookupAddress[]): LookupFunction =>
  (_, { all }, found) => {
    if (first === undefined) found(stop('injoignable'), '')
    else if (all === true) found(null, [first, ...others])
    else found(null, first.address, first.family)
  }

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

const HEADERS = {
  accept: 'text/calendar',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'atelier-informatique (calendar)',
}

const ask = (url: URL, addresses: readonly LookupAddress[], network: Network, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const options = { agent: false, lookup: pinnedTo(addresses), headers: HEADERS, ca: network.ca, signal }
    request(url, options, resolve).on('error', reject).end()
  })

const parseUrl = (address: string, base?: URL): URL => {
  const url = URL.parse(address, base?.href)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') throw stop('adresse_refusee')
  return url
}

const REDIRECTIONS: readonly (number | undefined)[] = [301, 302, 303, 307, 308]

/** Sends a request and follows redirections, with the same checks for each. */
const follow = async (url: URL, left: number, network: Network, signal: AbortSignal): Promise<IncomingMessage> => {
  const addresses = await addressesOf(hostOf(url), network)
  signal.throwIfAborted()
  const response = await ask(url, addresses, network, signal)
  const { statusCode, headers } = response
  if (statusCode === 200) return response
  response.destroy()
  if (!REDIRECTIONS.includes(statusCode) || headers.location === undefined || left === 0) throw stop('reponse')
  return follow(parseUrl(headers.location, url), left - 1, network, signal)
}

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  identity: () => new PassThrough(),
} as const

const isKnown = (encoding: string): encoding is keyof typeof DECODERS => Object.hasOwn(DECODERS, encoding)

const capped = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw stop('trop_gros')
    yield chunk
  }
}

const readText = async (response: IncomingMessage, signal: AbortSignal): Promise<string> => {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (!isKnown(encoding)) throw stop('reponse')
  const chunks: Buffer[] = []
  const gather = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of capped(source)) chunks.push(chunk)
  }
  await pipeline(response, capped, DECODERS[encoding](), gather, { signal })
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** Rejects as soon as the signal aborts: a running name resolution cannot be stopped. */
const within = <A>(work: Promise<A>, signal: AbortSignal): Promise<A> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const end = (): void => reject(stop('delai'))
  signal.addEventListener('abort', end, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', end))
}

const WithCode = t.type({ code: t.string })

/** The kind of an error. Its message is dropped, because it may contain the secret address. */
const reasonOf = (error: unknown, signal: AbortSignal): EchecDeLecture => {
  if (signal.aborted) return 'delai'
  if (Stopped.is(error)) return error.raison
  return WithCode.is(error) && /^(?:Z_|ERR_(?:_ERROR|BROTLI|_ZLIB))/.test(error.code) ? 'illisible' : 'injoignable'
}

/** Downloads the text at an address: over https, from the public internet only, at most 1 MB and 5 s. */
export const fetchCalendar =
  (network: Network) =>
  (address: string): TE.TaskEither<EchecDeLecture, string> =>
  async () => {
    const signal = AbortSignal.timeout(network.timeoutMs)
    const read = async (): Promise<string> =>
      readText(await follow(parseUrl(address), MAX_REDIRECTIONS, network, signal), signal)
    try {
      return E.right(await within(read(), signal))
    } catch (error) {
      return E.left(reasonOf(error, signal))
    }
  }

type Subnet = readonly [address: string, prefix: number]

/** Addresses that are not one host of the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const NOT_PUBLIC_IPV4: readonly Subnet[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** The routed part of IPv6. Loopback, link-local, unique local, mapped and translated addresses are outside of it. */
const ROUTED_IPV6: Subnet = ['2000::', 3]

/** Special ranges within the routed part, for IPv4 tunnels or documentation: https://www.iana.org/assignments/iana-ipv6-special-registry */
const NOT_PUBLIC_IPV6: readonly Subnet[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const listOf = (subnets: readonly Subnet[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const [address, prefix] of subnets) list.addSubnet(address, prefix, family)
  return list
}

const notPublicIpv4 = listOf(NOT_PUBLIC_IPV4, 'ipv4')
const notPublicIpv6 = listOf(NOT_PUBLIC_IPV6, 'ipv6')
const routedIpv6 = listOf([ROUTED_IPV6], 'ipv6')

/** True if the text is the address of one host of the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !notPublicIpv4.check(address, 'ipv4')
  return family === 6 && routedIpv6.check(address, 'ipv6') && !notPublicIpv6.check(address, 'ipv6')
}

export const INTERNET = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
  ca: undefined,
  timeoutMs: TIMEOUT_MS,
} as Omit<Network, typeof checked> as Network
