import type { FastifyInstance } from 'fastify'
import { makeMemoryClock } from '#adapters/memory/memory-clock'
import { makeMemoryHealth } from '#adapters/memory/memory-health'
import { makeMemoryStore, type MemoryStore } from '#adapters/memory/memory-store'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { makeServer } from './make-server.ts'
import { SESSION_KEY } from './people.fixture.ts'
import type { ServerOptions } from './server-options.ts'
import { type DesPorts, desPorts } from './ports.fixture.ts'
import { makeUseCases, type UseCases } from '#application/use-cases'

export type UnServeur = {
  readonly app: FastifyInstance
  readonly store: MemoryStore
  readonly ports: DesPorts
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
  const ports = desPorts(store)
  const useCases = { ...makeUseCases(ports), ...overrides.useCases }
  const app = makeServer({
    health,
    metrics: {
      outbox: ports.outbox.etat,
      pool: () => ({ used: 1, free: 2, waiting: 0 }),
      clock: makeMemoryClock(new Date(UN_INSTANT.getTime() + 60_000)),
    },
    session: { key: SESSION_KEY, clock: ports.clock },
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
    demo: null,
    log: { level: 'info', stream: { write: (line) => lignes.push(line) } },
    ...overrides,
    useCases,
  })
  return { app, store, ports, useCases, health, lignes }
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
