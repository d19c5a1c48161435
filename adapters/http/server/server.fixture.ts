import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { FastifyInstance } from 'fastify'
import type { Knex } from 'knex'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeMemoryStore, type MemoryStore } from '#adapters/memory/memory-store.fixture'
import { postgresStores } from '#adapters/postgres/postgres-stores.fixture'
import { ouvrirCompte } from '#application/compte/ouvrir-session'
import type { Diagnostics } from '#application/ports/diagnostics'
import { portFailure } from '#application/shared/port-failure'
import { reussir } from '#application/shared/run.fixture'
import { makeUseCases, type UseCases } from '#application/use-cases'
import type { Compte } from '#domain/compte/compte'
import { unCompte, unEmail, unMotDePasse } from '#domain/compte/compte.fixture'
import { Engagement } from '#domain/prestation/engagement'
import type { Prestation } from '#domain/prestation/prestation'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { PrestationId } from '#domain/prestation/reference'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { makeServer } from './make-server.ts'
import { type DesPorts, desPorts, desPortsSurBase } from './ports.fixture.ts'
import type { ServerOptions } from './server-options.ts'
import { forgeToken } from './session/forge-token.fixture.ts'

/** A database that answers until `couper`. */
const makeMemoryHealth = (): Pick<Diagnostics, 'verifier'> & { readonly couper: () => void } => {
  let coupee = false
  return {
    couper: () => {
      coupee = true
    },
    verifier: () => (coupee ? TE.left(portFailure('health')(new Error('away'))) : TE.right(undefined)),
  }
}

/** Functions to read and set data behind the ports of a server. */
type Coulisses = {
  readonly comptes: () => Promise<readonly Compte[]>
  /** All orders, in order of arrival. */
  readonly dossiers: () => Promise<readonly Dossier[]>
  /** The kinds of the mails, in order of writing. */
  readonly genres: () => Promise<readonly string[]>
  /** Replaces the account of this id. */
  readonly poserCompte: (compte: Compte) => Promise<void>
  /** Replaces the fields of a prestation, without an event in its history. */
  readonly poserPrestation: (prestation: Prestation) => Promise<void>
  readonly idDeCompte: (rang: number) => string
}

/** A server on memory or on the embedded database. */
export type Serveur = Coulisses & {
  readonly app: FastifyInstance
  readonly ports: DesPorts
  readonly useCases: UseCases
  readonly health: ReturnType<typeof makeMemoryHealth>
  /** The JSON lines of the log, as written. */
  readonly lignes: string[]
}

export type UnServeur = Serveur & { readonly store: MemoryStore }

type Overrides = Partial<Omit<ServerOptions, 'useCases'>> & { readonly useCases?: Partial<UseCases> }

const demarrer = (ports: DesPorts, overrides: Overrides): Omit<Serveur, keyof Coulisses> => {
  const health = makeMemoryHealth()
  const lignes: string[] = []
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
  return { app, ports, useCases, health, lignes }
}

/** A server on the memory adapters, which does not listen. */
export const unServeur = (overrides: Overrides = {}): UnServeur => {
  const store = makeMemoryStore()
  return {
    ...demarrer(desPorts(store), overrides),
    store,
    comptes: async () => [...store.clients.values()],
    dossiers: async () => [...store.prestations.values()],
    genres: async () => [...store.courriers.values()].map(({ genre }) => genre),
    poserCompte: async (compte) =>
      void store.clients.set(compte.id, { ...compte, derniereCommandeLe: UN_INSTANT, version: 1 }),
    poserPrestation: async (prestation) => {
      const dossier = store.prestations.get(prestation.id)
      if (dossier !== undefined) store.prestations.set(prestation.id, { ...dossier, prestation })
    },
    idDeCompte: (rang) => `client-${rang}`,
  }
}

/** A server on the embedded database, which is emptied first. */
export const unServeurSurBase = async (knex: Knex, overrides: Overrides = {}): Promise<Serveur> => {
  const stores = await postgresStores(knex)
  const ids = (): Promise<readonly PrestationId[]> => knex('prestations').orderBy('id').pluck('id')
  return {
    ...demarrer(desPortsSurBase(stores), overrides),
    comptes: async () => (await stores.apercu()).comptes,
    dossiers: async () => {
      const lus = await Promise.all((await ids()).map((id) => reussir(stores.prestations.parId(id))))
      return lus.flatMap((lu) => (O.isSome(lu) ? [lu.value] : []))
    },
    genres: () => knex('courriels').orderBy('cree_le').pluck('genre'),
    poserCompte: async (compte) => {
      const { role, jetonVersion, motDePasse, nom } = compte
      await reussir(stores.comptes.nommerAdmin(compte))
      await knex('clients')
        .where({ email: compte.email })
        .update({ role, nom, jeton_version: jetonVersion, mot_de_passe: motDePasse })
    },
    poserPrestation: async ({ id, statut, engagement, contactAvant }) => {
      await knex('prestations')
        .where({ id })
        .update({ statut, contact_avant: contactAvant, engagement: JSON.stringify(Engagement.encode(engagement)) })
    },
    // Ids that sort after those of orders, as if these accounts came later.
    idDeCompte: (rang) => `ffffffff-ffff-4fff-8fff-${String(rang).padStart(12, '0')}`,
  }
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

/** An order that the server accepts. */
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

/** A message that the server accepts. */
export const unMessageEnvoye = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  nom: 'Jeanne Dupont',
  email: 'jeanne.dupont@courriel.example',
  message: 'Mon imprimante ne répond plus.',
  ...overrides,
})

/** The token key of servers under test. */
const SESSION_KEY = new Uint8Array(32).fill(7)

export const MOT_DE_PASSE = unMotDePasse('Sapin de 1987')

export const EMAILS = {
  jeanne: 'jeanne.dupont@courriel.example',
  autre: 'paul.martin@courriel.example',
  admin: 'bonjour@atelier.example',
} as const

/** The headers with a token of an account, issued at the clock of the server under test. */
export const bearer = (clientId: string, claims: Readonly<Record<string, unknown>> = {}) => ({
  authorization: `Bearer ${forgeToken(SESSION_KEY, UN_INSTANT, { claims: { sub: clientId, ...claims } })}`,
})

/** Opens an account, by default with the password above; replaces an account with the same address. */
export const inscrire = async (
  { comptes, poserCompte, idDeCompte, ports }: Serveur,
  email: string = EMAILS.jeanne,
  change: Partial<Compte> = {},
): Promise<Compte> => {
  const connus = await comptes()
  const compte = unCompte({
    id: idDeCompte(connus.length + 1),
    ...connus.find((client) => client.email === email),
    email: unEmail(email),
    motDePasse: await reussir(ports.hasher.hacher(MOT_DE_PASSE)),
    ...change,
  })
  await poserCompte(compte)
  return compte
}

/** The temporary password that a mail would carry. */
export const unMotDePasseTemporaire = ({ ports }: Pick<Serveur, 'ports'>, clientId: string): Promise<string> =>
  reussir(ouvrirCompte(ports)(clientId))
