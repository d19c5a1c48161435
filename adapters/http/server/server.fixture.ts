import * as TE from '#fp/TaskEither'
import type { FastifyInstance } from 'fastify'
import { makeMemoryClock } from '#adapters/memory/memory-clock'
import { makeMemoryCommandeStore } from '#adapters/memory/memory-commande-store'
import { makeMemoryCommuneTable } from '#adapters/memory/memory-commune-table'
import { makeMemoryConditionsRenderer } from '#adapters/memory/memory-conditions-renderer'
import { makeMemoryDevisRenderer } from '#adapters/memory/memory-devis-renderer'
import { makeMemoryDisposableDomains } from '#adapters/memory/memory-disposable-domains'
import { makeMemoryGeocoder } from '#adapters/memory/memory-geocoder'
import { makeMemoryHealth } from '#adapters/memory/memory-health'
import { makeMemoryKeyedHash } from '#adapters/memory/memory-keyed-hash'
import { makeMemoryMessageStore } from '#adapters/memory/memory-message-store'
import { makeMemoryOutbox } from '#adapters/memory/memory-outbox'
import { makeMemoryPrestationRepository } from '#adapters/memory/memory-prestation-repository'
import { makeMemoryRandomness } from '#adapters/memory/memory-randomness'
import { makeMemoryStore, type MemoryStore } from '#adapters/memory/memory-store'
import { listerServices } from '#application/catalogue/lister-services'
import { situerLieu } from '#application/lieux/situer-lieu'
import { telechargerConditions } from '#application/conditions/telecharger-conditions'
import { suggererAdresses } from '#application/lieux/suggerer-adresses'
import { villesDuCodePostal } from '#application/lieux/villes-du-code-postal'
import { envoyerMessage } from '#application/message/envoyer-message'
import { LIEUX_CONNUS } from '#application/ports/lieux-connus.fixture'
import { cleDevis } from '#application/prestation/cle-devis'
import { commanderPrestation } from '#application/prestation/commander-prestation'
import { estimer } from '#application/prestation/estimer'
import { telechargerDevisPdf, telechargerDevisTexte } from '#application/prestation/telecharger-devis'
import { type Session, VISITEUR } from '#application/shared/session'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { makeServer } from './make-server.ts'
import type { ServerOptions } from './server-options.ts'
import type { UseCases } from './use-cases.ts'

const SESSIONS: Readonly<Record<string, Session>> = {
  'Bearer admin': { _tag: 'Admin', clientId: 'client-0' },
  'Bearer jeanne': { _tag: 'Client', clientId: 'client-1', temporaire: false },
  'Bearer autre': { _tag: 'Client', clientId: 'client-2', temporaire: false },
}

const makeUseCases = (store: MemoryStore): UseCases => {
  const ports = {
    clock: makeMemoryClock(UN_INSTANT),
    randomness: makeMemoryRandomness(),
    keyedHash: makeMemoryKeyedHash(),
    geocoder: makeMemoryGeocoder(LIEUX_CONNUS),
    communes: makeMemoryCommuneTable(),
    commandes: makeMemoryCommandeStore(store),
    prestations: makeMemoryPrestationRepository(store),
    messagesRecus: makeMemoryMessageStore(store),
    domainesJetables: makeMemoryDisposableDomains(),
    devisRenderer: makeMemoryDevisRenderer(),
    conditionsRenderer: makeMemoryConditionsRenderer(),
    entreprise: uneEntreprise(),
  }
  return {
    listerServices,
    villesDuCodePostal: villesDuCodePostal(ports),
    suggererAdresses: suggererAdresses(ports),
    situerLieu: situerLieu(ports),
    estimer: estimer(ports),
    envoyerMessage: envoyerMessage(ports),
    commanderPrestation: commanderPrestation(ports),
    telechargerDevisPdf: telechargerDevisPdf(ports),
    telechargerDevisTexte: telechargerDevisTexte(ports),
    telechargerConditions: telechargerConditions(ports),
    cleDevis: (id) => cleDevis(ports.keyedHash, id),
  }
}

export type UnServeur = {
  readonly app: FastifyInstance
  readonly store: MemoryStore
  readonly useCases: UseCases
  readonly health: ReturnType<typeof makeMemoryHealth>
  /** The JSON lines of the log, as written. */
  readonly lignes: string[]
}

type Overrides = Partial<Omit<ServerOptions, 'useCases'>> & { readonly useCases?: Partial<UseCases> }

/** A server on the memory adapters, which does not listen. */
export const unServeur = (overrides: Overrides = {}): UnServeur => {
  const store = makeMemoryStore()
  const health = makeMemoryHealth()
  const lignes: string[] = []
  const useCases = { ...makeUseCases(store), ...overrides.useCases }
  const app = makeServer({
    health,
    metrics: {
      outbox: makeMemoryOutbox(store).etat,
      pool: () => ({ used: 1, free: 2, waiting: 0 }),
      clock: makeMemoryClock(new Date(UN_INSTANT.getTime() + 60_000)),
    },
    readSession: (authorization) => TE.right(SESSIONS[authorization] ?? VISITEUR),
    renderPage: async (path) => ({
      kind: 'page',
      status: path === '/' ? 200 : 404,
      html: `<!doctype html><title>${path}</title>`,
      styleSources: ["'sha256-page'"],
      cacheable: path === '/',
    }),
    clientFolder: null,
    publicUrl: 'http://localhost:3000',
    tuilesUrl: 'https://tuiles.example/{z}/{x}/{y}.png',
    trustProxy: [],
    limites: false,
    log: { level: 'info', stream: { write: (line) => lignes.push(line) } },
    ...overrides,
    useCases,
  })
  return { app, store, useCases, health, lignes }
}

/** An estimate in Lons-le-Saunier: 64 € of package and no travel fee. */
export const uneEstimationEnvoyee = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  serviceId: 5,
  heuresPersonnalisees: '',
  adresse: '12 rue du Commerce',
  codePostal: '39000',
  ville: 'Lons-le-Saunier',
  ...overrides,
})

/** An order that is accepted as it is. */
export const uneCommandeEnvoyee = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  ...uneEstimationEnvoyee(),
  nom: 'Jeanne Dupont',
  email: 'jeanne.dupont@courriel.example',
  telephone: '06 12 34 56 78',
  description: 'L’ordinateur ne démarre plus.',
  creneauPreference: 'matin',
  estimationAcceptee: true,
  devis: { totalNet: 64 },
  ...overrides,
})

/** A message that is accepted as it is. */
export const unMessageEnvoye = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  nom: 'Jeanne Dupont',
  email: 'jeanne.dupont@courriel.example',
  message: 'Mon imprimante ne répond plus.',
  ...overrides,
})
