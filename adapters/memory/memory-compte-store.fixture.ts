import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { CompteStore } from '#application/ports/compte-store'
import { portFailure } from '#application/shared/port-failure'
import type { Compte } from '#domain/compte/compte'
import { enBaseSeulement, type MemoryClient, type MemoryStore } from './memory-store.fixture.ts'

const toCompte = ({ derniereCommandeLe: _, version: _version, ...compte }: MemoryClient): Compte => compte

const changer = (
  store: MemoryStore,
  fits: (client: MemoryClient) => boolean,
  change: (client: MemoryClient) => Partial<MemoryClient>,
): O.Option<Compte> => {
  const client = [...store.clients.values()].find(fits)
  if (client === undefined) return O.none
  const suivant = { ...client, ...change(client) }
  store.clients.set(client.id, suivant)
  return O.some(toCompte(suivant))
}

/** Ends all sessions of the account. */
const finir = (
  store: MemoryStore,
  fits: (client: MemoryClient) => boolean,
  change: Partial<MemoryClient> = {},
): O.Option<number> =>
  O.map(({ jetonVersion }: Compte) => jetonVersion)(
    changer(store, fits, ({ jetonVersion }) => ({ ...change, jetonVersion: jetonVersion + 1 })),
  )

const chercher = (store: MemoryStore, fits: (client: MemoryClient) => boolean) =>
  TE.fromIO(() => changer(store, fits, () => ({})))

const poserTemporaire =
  (store: MemoryStore): CompteStore['poserMotDePasseTemporaire'] =>
  (clientId, temporaire, finDesSessions) =>
    TE.fromIOEither(() => {
      const change = changer(
        store,
        ({ id }) => id === clientId,
        ({ jetonVersion }) => ({ temporaire, jetonVersion: jetonVersion + (finDesSessions ? 1 : 0) }),
      )
      return O.isSome(change) ? E.right(undefined) : E.left(portFailure('comptes')(new Error('no such account')))
    })

const changerMotDePasse =
  (store: MemoryStore): CompteStore['changerMotDePasse'] =>
  (clientId, motDePasse, lue) =>
    TE.fromIO(() =>
      finir(store, ({ id, jetonVersion }) => id === clientId && jetonVersion === lue, { motDePasse, temporaire: null }),
    )

const rehacher =
  (store: MemoryStore): CompteStore['rehacher'] =>
  (clientId, ancienne, motDePasse) =>
    TE.fromIO(() => {
      changer(
        store,
        (client) => client.id === clientId && client.motDePasse === ancienne,
        () => ({ motDePasse }),
      )
    })

const nommerAdmin =
  (store: MemoryStore): CompteStore['nommerAdmin'] =>
  (admin) =>
    TE.fromIO(() => {
      const connu = [...store.clients.values()].find(({ email }) => email === admin.email)
      const secrets = {
        jetonVersion: 1,
        motDePasse: null,
        temporaire: null,
        derniereCommandeLe: admin.creeLe,
        version: 1,
      }
      const nomme: MemoryClient = { ...(connu ?? { ...admin, ...secrets }), role: 'admin' }
      store.clients.set(nomme.id, nomme)
      return toCompte(nomme)
    })

export const makeMemoryCompteStore = (store: MemoryStore): CompteStore => ({
  parId: (clientId) => chercher(store, ({ id }) => id === clientId),
  parEmail: (email) => chercher(store, (client) => client.email === email),
  poserMotDePasseTemporaire: poserTemporaire(store),
  changerMotDePasse: changerMotDePasse(store),
  utiliserTemporaire: (clientId) => TE.fromIO(() => finir(store, ({ id }) => id === clientId, { motDePasse: null })),
  rehacher: rehacher(store),
  nommerAdmin: nommerAdmin(store),
  admins: () => TE.fromIO(() => [...store.clients.values()].filter(({ role }) => role === 'admin').map(toCompte)),
  contenu: enBaseSeulement,
  effacer: enBaseSeulement,
})
