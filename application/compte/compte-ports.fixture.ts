import * as O from '#fp/Option'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeMemoryPrestationStore } from '#adapters/memory/memory-prestation-store.fixture'
import { makeMemoryCompteStore } from '#adapters/memory/memory-compte-store.fixture'
import { makeMemoryFreinStore } from '#adapters/memory/memory-frein-store.fixture'
import { makeMemoryOutbox } from '#adapters/memory/memory-outbox.fixture'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { makeMemoryRandomness } from '#adapters/memory/memory-outside'
import { makeMemoryStore, type MemoryClient } from '#adapters/memory/memory-store.fixture'
import type { Email } from '#domain/client/email'
import type { Compte } from '#domain/compte/compte'
import type { DatabaseStores } from '#application/ports/stores.fixture'
import { unEmail, unMotDePasse } from '#domain/compte/compte.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unContact, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { reussir } from '../shared/run.fixture.ts'
import { ouvrirCompte } from './ouvrir-session.ts'

export const JEANNE = 'jeanne.dupont@courriel.example'

/** The password of Jeanne, and a wrong one. */
export const SAPIN = unMotDePasse('Sapin de 1987')
export const AUTRE = unMotDePasse('Sapin de 1988')

const autour = (adminEmails: readonly Email[]) => ({
  clock: makeMemoryClock(UN_INSTANT),
  randomness: makeMemoryRandomness(),
  hasher: makeMemoryHasher(),
  entreprise: uneEntreprise(),
  adminEmails,
})

/** Use cases over accounts in memory, with a fixed clock. */
export const desComptes = (adminEmails: readonly Email[] = []) => {
  const store = makeMemoryStore()
  const connus = autour(adminEmails)
  const ports = {
    ...connus,
    comptes: makeMemoryCompteStore(store),
    freins: makeMemoryFreinStore(store, connus.clock),
    outbox: makeMemoryOutbox(store, connus.clock),
  }
  const lire = (id: string): MemoryClient => {
    const client = store.clients.get(id)
    if (client === undefined) throw new Error('no such account')
    return client
  }
  /** Somebody who has ordered. */
  const ouvrir = async (change: Partial<Compte> = {}, email = JEANNE): Promise<MemoryClient> => {
    const graine = store.prestations.size + 1
    const commande = uneNouvellePrestation({ contact: unContact({ email }) }, graine)
    await reussir(makeMemoryPrestationStore(store).enregistrer(commande, O.none))
    const client = [...store.clients.values()].find((autre) => autre.email === email)
    if (client === undefined) throw new Error('the order made no account')
    store.clients.set(client.id, { ...client, ...change })
    return lire(client.id)
  }
  return {
    store,
    ports,
    lire,
    ouvrir,
    /** Makes the account of Jeanne with a password she chose. */
    ouvrirJeanne: async (change: Partial<Compte> = {}) =>
      ouvrir({ motDePasse: await reussir(ports.hasher.hacher(SAPIN)), ...change }),
    envoyerTemporaire: async (clientId: string) => unMotDePasse(await reussir(ouvrirCompte(ports)(clientId))),
  }
}

/** `desComptes` over the database, where accounts can be erased. */
export const desComptesSurBase = (stores: DatabaseStores, adminEmails: readonly Email[] = []) => {
  const connus = autour(adminEmails)
  const ports = { ...stores, ...connus, freins: makeMemoryFreinStore(makeMemoryStore(), connus.clock) }
  const { apercu } = stores
  /** Somebody who has ordered. */
  const ouvrir = async (email = JEANNE): Promise<Compte> => {
    const commande = uneNouvellePrestation({ contact: unContact({ email }) }, (await apercu()).prestations + 1)
    await reussir(stores.prestations.enregistrer(commande, O.none))
    const compte = await reussir(stores.comptes.parEmail(unEmail(email)))
    if (O.isNone(compte)) throw new Error('the order made no account')
    return compte.value
  }
  return {
    ports,
    ouvrir,
    /** The number of accounts and of orders left. */
    restes: async (): Promise<readonly [comptes: number, prestations: number]> => {
      const { comptes, prestations } = await apercu()
      return [comptes.length, prestations]
    },
    /** The order of the only client. */
    laCommande: async () => {
      const { elements } = await reussir(
        stores.prestations.lister(
          { mots: [], statut: null, priorite: null, tri: 'recentes', page: { limite: 1, curseur: null } },
          UN_INSTANT,
        ),
      )
      const [dossier] = elements
      if (dossier === undefined) throw new Error('no order')
      return dossier
    },
  }
}

export const HEURE = 3_600_000
