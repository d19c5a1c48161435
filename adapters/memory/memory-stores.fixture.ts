import { makeMemoryClock } from './memory-clock.fixture.ts'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { Stores } from '#application/ports/stores.fixture'
import { makeMemoryAbsenceStore } from './memory-absence-store.fixture.ts'
import { makeMemoryAgendaStore } from './memory-agenda-store.fixture.ts'
import { makeMemoryCompteStore } from './memory-compte-store.fixture.ts'
import { makeMemoryDevisStore } from './memory-devis-store.fixture.ts'
import { makeMemoryEstimationStore } from './memory-estimation-store.fixture.ts'
import { makeMemoryFactureStore } from './memory-facture-store.fixture.ts'
import { makeMemoryFreinStore } from './memory-frein-store.fixture.ts'
import { makeMemoryMessageStore } from './memory-message-store.fixture.ts'
import { makeMemoryOutbox } from './memory-outbox.fixture.ts'
import { makeMemoryPrestationStore } from './memory-prestation-store.fixture.ts'
import { makeMemoryRetractationStore } from './memory-retractation-store.fixture.ts'
import { makeMemoryStore } from './memory-store.fixture.ts'

/** The memory stores over a new empty store. */
export const memoryStores = async (): Promise<Stores> => {
  const store = makeMemoryStore()
  return {
    prestations: makeMemoryPrestationStore(store),
    devis: makeMemoryDevisStore(store),
    messages: makeMemoryMessageStore(store),
    outbox: makeMemoryOutbox(store, makeMemoryClock(UN_INSTANT)),
    comptes: makeMemoryCompteStore(store),
    estimations: makeMemoryEstimationStore(store),
    freins: makeMemoryFreinStore(store, makeMemoryClock(UN_INSTANT)),
    factures: makeMemoryFactureStore(store),
    absences: makeMemoryAbsenceStore(),
    agenda: makeMemoryAgendaStore(store),
    retractations: makeMemoryRetractationStore(store),
    retrograder: async (email) => {
      for (const client of store.clients.values()) {
        if (client.email === email) store.clients.set(client.id, { ...client, role: 'client' })
      }
    },
    apercu: async () => ({
      comptes: [...store.clients.values()].map(({ version: _, ...compte }) => compte),
      prestations: store.prestations.size,
      cles: store.cles.size,
      courriers: store.courriers.size,
      freins: store.freins.size,
      // Memory erases no account, so there is no archive.
      archives: [],
      accords: [],
    }),
  }
}
