import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { describeGeocoder } from '#application/ports/geocoder.contract'
import type { Geocoder } from '#application/ports/geocoder'
import { uneAdresse } from '#domain/client/adresse.fixture'
import { type AddressServiceStub, startAddressService } from './address-service.fixture.ts'
import { makeGeoplateformeGeocoder, afterFailure, CLOSED, isOpen, withAnswerCache } from './geoplateforme-geocoder.ts'

const QUICK = { timeoutMs: 2000, delayMs: 1 }

/** Long enough for an answer of the stub, and short when there is none. */
const IMPATIENT = { timeoutMs: 300, delayMs: 1 }

describeGeocoder('the Géoplateforme geocoder', async (connus) => {
  const service = await startAddressService(0, connus)
  return {
    geocoder: makeGeoplateformeGeocoder({ baseUrl: service.baseUrl, ...QUICK }),
    tomberEnPanne: () => service.setMode('down'),
    close: service.close,
  }
})

describe('the Géoplateforme geocoder', () => {
  let service: AddressServiceStub
  let clock = 0
  beforeEach(async () => {
    clock = 0
    service = await startAddressService()
  })
  afterEach(() => service.close())

  const open = (patience = QUICK): Geocoder =>
    makeGeoplateformeGeocoder({ baseUrl: `${service.baseUrl}/`, ...patience, now: () => clock })
  const failure = (cause: unknown) => E.left({ _tag: 'PortFailure', port: 'geocoder', cause })
  const lons = uneAdresse()

  it('asks for a house within its postcode', async () => {
    await open().localiser(lons)()
    expect(service.requests()).toEqual([
      '/geocodage/search?q=12 rue du Commerce 39000 Lons-le-Saunier&limit=5&autocomplete=0&postcode=39000',
    ])
  })

  it('asks for suggestions as they are typed, anywhere when the postcode is not one yet', async () => {
    await open().suggerer('  12 rue', '390')()
    expect(service.requests()).toEqual(['/geocodage/search?q=12 rue&limit=10&autocomplete=1'])
  })

  it('keeps the town in the text after a street of 200 characters', async () => {
    const adresse = uneAdresse({ adresse: `Chemin ${'x'.repeat(193)}` })
    expect(await open().localiser(adresse)()).toMatchObject(E.right(O.some({ libelle: 'Lons-le-Saunier' })))
  })

  it('asks nothing when there is too little to search for', async () => {
    expect(await open().suggerer('--a', null)()).toEqual(E.right([]))
    expect(service.requests()).toEqual([])
  })

  it('tries a second time', async () => {
    service.setModeOnce('down')
    expect(await open().localiser(lons)()).toMatchObject(E.right(O.some({ precisionKm: 0 })))
    expect(service.requests()).toHaveLength(2)
  })

  it.each([
    ['down', { _tag: 'BadStatus', status: 500 }],
    ['html', { _tag: 'Unreadable' }],
    ['huge', { _tag: 'Unreadable' }],
    ['redirect', { _tag: 'BadStatus', status: 302 }],
  ] as const)(
    'fails when the service is %s, after two attempts and without an address in the cause',
    async (mode, cause) => {
      service.setMode(mode)
      expect(await open().localiser(lons)()).toEqual(failure(cause))
      expect(service.requests()).toHaveLength(2)
    },
  )

  it('works again as soon as a service that failed quickly does', async () => {
    const geocoder = open()
    service.setMode('down')
    await geocoder.localiser(lons)()
    service.setMode('ok')
    expect(await geocoder.localiser(lons)()).toMatchObject(E.right(O.some({ precisionKm: 0 })))
  })

  it('fails when nobody listens', async () => {
    const geocoder = open()
    await service.close()
    expect(await geocoder.villes(lons.codePostal)()).toEqual(failure({ _tag: 'Unreachable', code: 'ECONNREFUSED' }))
    service = await startAddressService()
  })

  it('lets nobody wait for 30 seconds after a silence', async () => {
    const geocoder = open(IMPATIENT)
    service.setMode('slow')
    expect(await geocoder.localiser(lons)()).toEqual(failure({ _tag: 'TimedOut' }))
    service.setMode('ok')
    clock = 29_999
    expect(await geocoder.villes(lons.codePostal)()).toEqual(failure({ _tag: 'Paused' }))
    expect(service.requests()).toHaveLength(2)
    clock = 30_000
    expect(await geocoder.villes(lons.codePostal)()).toEqual(E.right(['Lons-le-Saunier']))
  })

  it('keeps its pause, and ends it, whatever becomes of the clock on the wall', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const geocoder = makeGeoplateformeGeocoder({ baseUrl: service.baseUrl, ...IMPATIENT })
    service.setMode('slow')
    await geocoder.localiser(lons)()
    service.setMode('ok')
    vi.setSystemTime(Date.now() + 3_600_000)
    expect(await geocoder.villes(lons.codePostal)()).toEqual(failure({ _tag: 'Paused' }))
    expect(service.requests()).toHaveLength(2)
  })

  it('comes back when a service that limits it says so', async () => {
    const geocoder = open()
    service.setModeOnce('limited')
    expect(await geocoder.localiser(lons)()).toEqual(failure({ _tag: 'Limited', retryAfterMs: 5000 }))
    clock = 4999
    expect(await geocoder.localiser(lons)()).toEqual(failure({ _tag: 'Paused' }))
    clock = 5000
    expect(await geocoder.localiser(lons)()).toMatchObject(E.right(O.some({ precisionKm: 0 })))
  })

  it('asks once for 5 minutes what everybody asks', async () => {
    const geocoder = open()
    await Promise.all([geocoder.villes(lons.codePostal)(), geocoder.villes(lons.codePostal)()])
    clock = 299_999
    expect(await geocoder.villes(lons.codePostal)()).toEqual(E.right(['Lons-le-Saunier']))
    expect(service.requests()).toHaveLength(1)
    clock = 300_000
    await geocoder.villes(lons.codePostal)()
    expect(service.requests()).toHaveLength(2)
  })

  it('takes a text the service refuses for one without result', async () => {
    expect(await open().suggerer('٣٣٣', null)()).toEqual(E.right([]))
    expect(service.requests()).toHaveLength(1)
  })
})

describe('the stub of the address service', () => {
  it('is set over HTTP by another process', async () => {
    const service = await startAddressService()
    const setMode = (mode: string) => fetch(`${service.baseUrl}/__mode`, { method: 'POST', body: mode })
    expect((await setMode('down')).status).toBe(204)
    expect((await fetch(`${service.baseUrl}/search?q=dole`)).status).toBe(500)
    expect((await setMode('unknown')).status).toBe(400)
    await setMode('ok')
    expect((await fetch(`${service.baseUrl}/search?q=dole`)).status).toBe(200)
    await service.close()
  })
})

const NOW = 1_000_000

describe('the pause of the address service', () => {
  it('begins closed', () => {
    expect(isOpen(CLOSED, NOW)).toBe(false)
  })

  it('lasts 30 seconds after a silence', () => {
    const breaker = afterFailure(CLOSED, { _tag: 'TimedOut' }, NOW)
    expect(isOpen(breaker, NOW + 29_999)).toBe(true)
    expect(isOpen(breaker, NOW + 30_000)).toBe(false)
  })

  it('lasts as long as the service asks for, 30 seconds at most', () => {
    expect(afterFailure(CLOSED, { _tag: 'Limited', retryAfterMs: 5_000 }, NOW)).toEqual({ closesAt: NOW + 5_000 })
    expect(afterFailure(CLOSED, { _tag: 'Limited', retryAfterMs: 9e9 }, NOW)).toEqual({ closesAt: NOW + 30_000 })
  })

  it('does not begin after a quick failure, nor end with one', () => {
    expect(isOpen(afterFailure(CLOSED, { _tag: 'BadStatus', status: 500 }, NOW), NOW)).toBe(false)
    const paused = afterFailure(CLOSED, { _tag: 'TimedOut' }, NOW)
    expect(afterFailure(paused, { _tag: 'Unreadable' }, NOW + 1)).toEqual(paused)
  })
})

const setUp = () => {
  const asked: string[] = []
  const clock = { now: 0 }
  const ask = async (question: string): Promise<E.Either<string, number>> => {
    asked.push(question)
    return question === 'fail' ? E.left('down') : E.right(asked.length)
  }
  return { asked, clock, cached: withAnswerCache(ask, { entriesMax: 2, keptMs: 1000 }, () => clock.now) }
}

describe('the memory of answers', () => {
  it('gives the same answer until its time is over', async () => {
    const { cached, clock } = setUp()
    expect(await cached('a')).toEqual(E.right(1))
    clock.now = 999
    expect(await cached('a')).toEqual(E.right(1))
    clock.now = 1000
    expect(await cached('a')).toEqual(E.right(2))
  })

  it('asks once what is asked twice at the same time', async () => {
    const { cached, asked } = setUp()
    expect(await Promise.all([cached('a'), cached('a')])).toEqual([E.right(1), E.right(1)])
    expect(asked).toEqual(['a'])
  })

  it('forgets a failure', async () => {
    const { cached, asked } = setUp()
    expect(await cached('fail')).toEqual(E.left('down'))
    await cached('fail')
    expect(asked).toEqual(['fail', 'fail'])
  })

  it('forgets the oldest answer when it is full', async () => {
    const { cached, asked } = setUp()
    for (const question of ['a', 'b', 'c', 'b', 'a']) await cached(question)
    expect(asked).toEqual(['a', 'b', 'c', 'a'])
  })
})
