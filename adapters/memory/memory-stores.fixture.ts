import type { Stores } from '#application/ports/stores.fixture'
import { makeMemoryCommandeStore } from './memory-commande-store.ts'
import { makeMemoryCompteStore } from './memory-compte-store.ts'
import { makeMemoryMessageRepository } from './memory-message-repository.ts'
import { makeMemoryMessageStore } from './memory-message-store.ts'
import { makeMemoryOutbox } from './memory-outbox.ts'
import { makeMemoryPrestationRepository } from './memory-prestation-repository.ts'
import { makeMemoryStore } from './memory-store.ts'

/** The storage adapters of memory over a store of their own. */
export const memoryStores = async (): Promise<Stores> => {
  const store = makeMemoryStore()
  return {
    commandes: makeMemoryCommandeStore(store),
    prestations: makeMemoryPrestationRepository(store),
    messagesRecus: makeMemoryMessageStore(store),
    messages: makeMemoryMessageRepository(store),
    outbox: makeMemoryOutbox(store),
    comptes: makeMemoryCompteStore(store),
    apercu: async () => ({
      comptes: [...store.clients.values()],
      prestations: store.prestations.size,
      cles: store.cles.size,
      courriers: store.courriers.size,
    }),
  }
}
