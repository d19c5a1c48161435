import { desDocuments } from '#application/ports/documents.fixture'
import * as TE from '#fp/TaskEither'
import { mailTemplates } from '#adapters/mail/mail-templates'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeMemoryCompteStore } from '#adapters/memory/memory-compte-store.fixture'
import { makeMemoryFreinStore } from '#adapters/memory/memory-frein-store.fixture'
import { makeMemoryFactureStore } from '#adapters/memory/memory-facture-store.fixture'
import { makeMemoryDevisStore } from '#adapters/memory/memory-devis-store.fixture'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { makeMemoryMailer } from '#adapters/memory/memory-mailer.fixture'
import { makeMemoryMessageStore } from '#adapters/memory/memory-message-store.fixture'
import { makeMemoryOutbox } from '#adapters/memory/memory-outbox.fixture'
import { makeMemoryPrestationStore } from '#adapters/memory/memory-prestation-store.fixture'
import { makeMemoryRandomness } from '#adapters/memory/memory-outside'
import { makeMemoryStore, type MemoryStore } from '#adapters/memory/memory-store.fixture'
import type { DatabaseStores } from '#application/ports/stores.fixture'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { expedierCourriels } from './expedier-courriels.ts'

const autour = (overrides: Partial<Entreprise>) => ({
  clock: makeMemoryClock(UN_INSTANT),
  mailer: makeMemoryMailer(),
  randomness: makeMemoryRandomness(),
  hasher: makeMemoryHasher(),
  templates: mailTemplates,
  adressePublique: 'https://atelier.example',
  documents: desDocuments(),
  entreprise: uneEntreprise(overrides),
  expediteur: '"Atelier du Sapin" <bonjour@atelier.example>',
})

/** The mails of the store that failed, the most recent first. */
export const echouesDe = (store: MemoryStore) =>
  [...store.courriers.values()]
    .filter(({ statut }) => statut === 'echoue')
    .toSorted((a, b) => b.creeLe.getTime() - a.creeLe.getTime() || (a.id < b.id ? -1 : 1))

/** An empty outbox, the worker that drains it and the mail server it speaks to. */
export const uneExpedition = (overrides: Partial<Entreprise> = {}) => {
  const store = makeMemoryStore()
  const connus = autour(overrides)
  const { clock, mailer } = connus
  const outbox = makeMemoryOutbox(store, clock)
  const ports = {
    ...connus,
    outbox,
    prestations: makeMemoryPrestationStore(store),
    devis: makeMemoryDevisStore(store),
    messages: makeMemoryMessageStore(store),
    comptes: makeMemoryCompteStore(store),
    freins: makeMemoryFreinStore(store, clock),
    factures: makeMemoryFactureStore(store),
  }
  return { store, clock, mailer, outbox, ports, drain: expedierCourriels(ports) }
}

/** `uneExpedition` over the database, where accounts are corrected and erased. Its mails follow the clock of the test. */
export const uneExpeditionSurBase = (stores: DatabaseStores) => {
  const connus = autour({})
  const { clock, mailer } = connus
  const ports = {
    ...stores,
    ...connus,
    outbox: { ...stores.outbox, heure: TE.fromIO(clock.maintenant) },
    freins: makeMemoryFreinStore(makeMemoryStore(), clock),
  }
  return { clock, mailer, ports, drain: expedierCourriels(ports) }
}
