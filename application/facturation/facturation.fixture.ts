import * as O from '#fp/Option'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeMemoryFactureStore } from '#adapters/memory/memory-facture-store.fixture'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { makeMemoryDeposerFacture } from '#adapters/memory/memory-deposer-facture.fixture'
import { makeMemoryPrestationStore } from '#adapters/memory/memory-prestation-store.fixture'
import { makeMemoryRandomness } from '#adapters/memory/memory-outside'
import { makeMemoryStore } from '#adapters/memory/memory-store.fixture'
import { desDocuments } from '#application/ports/documents.fixture'
import { commandeTerminee, EMISSION } from '#application/ports/factures.fixture'
import type { Ports } from '#application/ports/ports'
import type { DatabaseStores } from '#application/ports/stores.fixture'
import { ADMIN, unClient } from '#application/shared/session.fixture'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Acheteur } from '#domain/client/acheteur'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { saisieDuDevis } from '#domain/facturation/a-facturer'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { reussir } from '../shared/run.fixture.ts'
import { emettreFacture } from './emettre-facture.ts'

export const SAISIE = saisieDuDevis(dateParis(EMISSION))

const autour = () => ({
  clock: makeMemoryClock(EMISSION),
  randomness: makeMemoryRandomness(),
  hasher: makeMemoryHasher(),
  documents: desDocuments(),
  deposerFacture: makeMemoryDeposerFacture(),
  entreprise: uneEntreprise(),
  adressePublique: 'https://atelier.example',
})

type PortsDeFacturation = ReturnType<typeof autour> & Pick<Ports, 'prestations' | 'factures'>

const facturationDe = async <P extends PortsDeFacturation>(ports: P, acheteur: Acheteur) => {
  const { id, reference } = await commandeTerminee(ports, 1, { engagement: { ...SANS_ENGAGEMENT, acheteur } })
  const clientId = O.toNullable(await reussir(ports.prestations.parId(id)))?.clientId ?? ''
  const client = unClient(clientId)
  const emettre = () => reussir(emettreFacture(ports)({ admin: ADMIN, id, version: null, saisie: SAISIE }))
  return { ports, id, reference, client, emettre }
}

/** A finished order, its client and the ports for invoices, on the day of issue. */
export const uneFacturation = async (acheteur: Acheteur = SANS_ENGAGEMENT.acheteur) => {
  const store = makeMemoryStore()
  const ports = {
    ...autour(),
    prestations: makeMemoryPrestationStore(store),
    factures: makeMemoryFactureStore(store),
  }
  return { store, ...(await facturationDe(ports, acheteur)) }
}

/** `uneFacturation` over the database, where the register can be read. */
export const uneFacturationSurBase = async (stores: DatabaseStores, acheteur: Acheteur = SANS_ENGAGEMENT.acheteur) =>
  facturationDe({ ...stores, ...autour() }, acheteur)
