import type { RequestListener, ServerResponse } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { echouer, reussir } from '#application/shared/run.fixture'
import { type CalendarServer, loopback, startCalendarServer } from './calendar-server.fixture.ts'
import { fetchCalendar, INTERNET, MAX_BYTES, type Network, TIMEOUT_MS } from './private-calendar-reader.ts'

const TEXT = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'

const opened: CalendarServer[] = []

const serve = async (answer: RequestListener): Promise<CalendarServer> => {
  const server = await startCalendarServer(answer)
  opened.push(server)
  return server
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()))
})

const served = (body: string | Buffer, headers: Readonly<Record<string, string>> = {}, status = 200) =>
  serve((_, response) => response.writeHead(status, headers).end(body))

const refused = (address: string, network: Network = loopback()) => echouer(fetchCalendar(network)(address))

const read = (address: string, network: Network = loopback()) => reussir(fetchCalendar(network)(address))

describe('the address of a calendar', () => {
  it('is read over https, as it is or packed', async () => {
    const plain = await served(TEXT)
    expect(await read(plain.url())).toBe(TEXT)
    expect(plain.asked).toEqual(['agenda.test/prive/secret.ics'])
    for (const [encoding, body] of [
      ['gzip', gzipSync(TEXT)],
      ['deflate', deflateSync(TEXT)],
      ['br', brotliCompressSync(TEXT)],
      ['identity', Buffer.from(TEXT)],
    ] as const) {
      expect(await read((await served(body, { 'content-encoding': encoding })).url())).toBe(TEXT)
    }
  })

  it('is refused when it is not https, carries a name and a password, or is none', async () => {
    const { url, asked } = await served(TEXT)
    for (const address of [
      url().replace('https:', 'http:'),
      url().replace('https:', 'file:'),
      url().replace('https://', 'https://owner:secret@'),
      'secret.ics',
      '',
    ]) {
      expect(await refused(address)).toBe('adresse_refusee')
    }
    expect(asked).toEqual([])
  })

  it('is refused in production when it leads to this machine or a private network, however it is written', async () => {
    const { url, asked } = await served(TEXT)
    const port = new URL(url()).port
    for (const host of [
      'localhost',
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '0.0.0.0',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '10.0.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '[fd00::1]',
      '[fe80::1]',
    ]) {
      expect([host, await refused(`https://${host}:${port}/`, INTERNET)]).toEqual([host, 'adresse_refusee'])
    }
    expect(asked).toEqual([])
  })

  it('is refused when one of the addresses of its name is private', async () => {
    const { url, asked } = await served(TEXT)
    const resolve: Network['resolve'] = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]
    expect(await refused(url(), { ...INTERNET, resolve })).toBe('adresse_refusee')
    const mapped: Network['resolve'] = async () => [{ address: '::ffff:127.0.0.1', family: 6 }]
    expect(await refused(url(), { ...INTERNET, resolve: mapped })).toBe('adresse_refusee')
    expect(asked).toEqual([])
  })

  it('is resolved once, and connected to where it was checked', async () => {
    const { url } = await served(TEXT)
    const hosts: string[] = []
    // The second answer is what an attacker would give after the check.
    const resolve: Network['resolve'] = async (host) => {
      hosts.push(host)
      return [{ address: hosts.length === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]
    }
    expect(await read(url(), loopback({ resolve }))).toBe(TEXT)
    expect(hosts).toEqual(['agenda.test'])
  })

  it('cannot be reached under a certificate of another name, or of nobody', async () => {
    const { url } = await served(TEXT)
    expect(await refused(url().replace('agenda.test', 'autre.test'))).toBe('injoignable')
    expect(await refused(url(), loopback({ ca: undefined }))).toBe('injoignable')
  })

  it('cannot be reached when its name leads nowhere, or nobody listens', async () => {
    const { url, close } = await served(TEXT)
    expect(await refused(url(), loopback({ resolve: async () => [] }))).toBe('injoignable')
    const unknown = loopback({ resolve: () => Promise.reject(new Error('ENOTFOUND agenda.test')) })
    expect(await refused(url(), unknown)).toBe('injoignable')
    await close()
    opened.splice(0)
    expect(await refused(url())).toBe('injoignable')
  })
})

const redirect = (response: ServerResponse, location: string, status = 302): unknown =>
  response.writeHead(status, { location }).end()

describe('a redirection', () => {
  it.each([301, 302, 303, 307, 308])('%i is followed to another path and another host', async (status) => {
    const server = await serve(({ url }, response) => {
      if (url === '/a') redirect(response, '/b', status)
      else if (url === '/b') redirect(response, server.url('/c').replace('agenda', 'ailleurs'), status)
      else response.end(TEXT)
    })
    expect(await read(server.url('/a'))).toBe(TEXT)
    expect(server.asked).toEqual(['agenda.test/a', 'agenda.test/b', 'ailleurs.test/c'])
  })

  it('is followed three times, and no more', async () => {
    const server = await serve(({ url }, response) => {
      const left = Number(url?.slice(1))
      if (left === 0) response.end(TEXT)
      else redirect(response, `/${left - 1}`)
    })
    expect(await read(server.url('/3'))).toBe(TEXT)
    expect(await refused(server.url('/4'))).toBe('reponse')
    expect(server.asked).toHaveLength(8)
  })

  it('to http, with a name and a password, or to a forbidden address is refused', async () => {
    for (const location of [
      'http://agenda.test/',
      'file:///etc/passwd',
      'https://owner:secret@agenda.test/',
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://interne.test/',
    ]) {
      const server = await serve((_, response) => redirect(response, location))
      const resolve: Network['resolve'] = async (host) => [
        { address: host === 'interne.test' ? '192.168.1.1' : '127.0.0.1', family: 4 },
      ]
      expect([location, await refused(server.url(), loopback({ resolve }))]).toEqual([location, 'adresse_refusee'])
      expect(server.asked).toHaveLength(1)
    }
  })

  it('without an address, and any other answer, is a refusal of the service', async () => {
    for (const status of [302, 304, 400, 401, 403, 404, 410, 429, 500, 503]) {
      expect(await refused((await served('', {}, status)).url())).toBe('reponse')
    }
  })
})

describe('the limits of a reading', () => {
  it('take a megabyte, and not one byte more', async () => {
    expect((await read((await served('a'.repeat(MAX_BYTES))).url())).length).toBe(MAX_BYTES)
    expect(await refused((await served('a'.repeat(MAX_BYTES + 1))).url())).toBe('trop_gros')
  })

  it('count the uncompressed size', async () => {
    const packed = (size: number, times = 1) => {
      const part = gzipSync(Buffer.alloc(size, 'a'))
      return served(Buffer.concat(Array<Buffer>(times).fill(part)), { 'content-encoding': 'gzip' })
    }
    expect((await read((await packed(MAX_BYTES)).url())).length).toBe(MAX_BYTES)
    expect(await refused((await packed(MAX_BYTES + 1)).url())).toBe('trop_gros')
    expect(await refused((await packed(MAX_BYTES, 200)).url())).toBe('trop_gros')
  })

  it('cut an endless answer', async () => {
    const server = await serve((_, response) => {
      const write = (): void => {
        while (!response.destroyed && response.write('a'.repeat(65_536)));
        response.once('drain', write)
      }
      write()
    })
    expect(await refused(server.url())).toBe('trop_gros')
  })

  it('refuse wrong or unrequested compression', async () => {
    expect(await refused((await served('not packed', { 'content-encoding': 'gzip' })).url())).toBe('illisible')
    expect(await refused((await served('not packed', { 'content-encoding': 'br' })).url())).toBe('illisible')
    expect(await refused((await served(TEXT, { 'content-encoding': 'zstd' })).url())).toBe('reponse')
  })

  it('end a wait for the name, the answer, the body or the next redirection', async () => {
    const soon = (change = {}) => loopback({ timeoutMs: 150, ...change })
    const silent = await serve(() => undefined)
    expect(await refused(silent.url(), soon())).toBe('delai')
    const slow = await serve((_, response) => response.write('BEGIN'))
    expect(await refused(slow.url(), soon())).toBe('delai')
    const loop = await serve(({ url }, response) => (url === '/a' ? redirect(response, '/b') : undefined))
    expect(await refused(loop.url('/a'), soon())).toBe('delai')
    expect(await refused(silent.url(), soon({ resolve: () => new Promise(() => undefined) }))).toBe('delai')
    expect([TIMEOUT_MS, INTERNET.timeoutMs]).toEqual([5_000, 5_000])
  })

  it('say that an answer was broken off', async () => {
    const server = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('BEGIN', () => response.destroy())
    })
    expect(await refused(server.url())).toBe('injoignable')
  })
})
