import { describe, expect, it } from 'vitest'
import { makeOfflineCommuneTable } from '#adapters/geocoding/offline-commune-table'
import { makeMemoryClock } from '#adapters/memory/memory-clock'
import { makeMemoryCommandeStore } from '#adapters/memory/memory-commande-store'
import { makeMemoryGeocoder } from '#adapters/memory/memory-geocoder'
import { makeMemoryRandomness } from '#adapters/memory/memory-randomness'
import { makeMemoryStore } from '#adapters/memory/memory-store'
import { commanderPrestation } from '#application/prestation/commander-prestation'
import { estimer } from '#application/prestation/estimer'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { COMMANDES_DE_DEMO } from './commandes.ts'
import { remplirLaDemo } from './remplir.ts'

describe('the demonstration', () => {
  it('places every order once, without the address service, however often it starts', async () => {
    const store = makeMemoryStore()
    const ports = {
      clock: makeMemoryClock(UN_INSTANT),
      randomness: makeMemoryRandomness(),
      geocoder: makeMemoryGeocoder(),
      communes: makeOfflineCommuneTable(),
      commandes: makeMemoryCommandeStore(store),
    }
    const useCases = { estimer: estimer(ports), commanderPrestation: commanderPrestation(ports) }
    expect(await remplirLaDemo(useCases)).toBe(COMMANDES_DE_DEMO.length)
    expect(await remplirLaDemo(useCases)).toBe(COMMANDES_DE_DEMO.length)
    expect(store.prestations.size).toBe(COMMANDES_DE_DEMO.length)
  })
})
