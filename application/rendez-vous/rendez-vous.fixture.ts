import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { makeMemoryRandomness } from '#adapters/memory/memory-outside'
import { memoryStores } from '#adapters/memory/memory-stores.fixture'
import type { DatabaseStores, Stores } from '#application/ports/stores.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { reussir } from '#application/shared/run.fixture'
import { ADMIN, unClient } from '#application/shared/session.fixture'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { demanderDebutAnticipe } from '#domain/prestation/engager'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { proposerDate } from './gerer-rendez-vous.ts'

const atelierSur = async <S extends Stores>(stores: S, debutAnticipe: boolean) => {
  const clock = makeMemoryClock(UN_INSTANT)
  const ports = {
    ...stores,
    clock,
    randomness: makeMemoryRandomness(),
    hasher: makeMemoryHasher(),
  }
  const engagement = debutAnticipe ? demanderDebutAnticipe(SANS_ENGAGEMENT, UN_INSTANT) : SANS_ENGAGEMENT
  const [mienne, autre] = [
    await enregistrerCommande(ports, 1, { engagement }),
    await enregistrerCommande(ports, 2, { engagement }),
  ]
  const [clientId = '', autreId = ''] = (await ports.apercu()).comptes.map(({ id }) => id)
  return {
    ports,
    mienne,
    autre,
    client: unClient(clientId),
    autreClient: unClient(autreId),
    attendre: (heures: number) => clock.avancer(heures * 3_600_000),
    /** Proposes dates, given in hours after `UN_INSTANT`, and answers their ids. */
    proposer: async (...heures: readonly number[]): Promise<readonly string[]> => {
      const { dossier } = await reussir(
        proposerDate(ports)({ admin: ADMIN, id: mienne.id, debuts: heures.map(dansHeures), version: null }),
      )
      return dossier.dates.filter(({ statut }) => statut === 'propose').map(({ id }) => id)
    },
  }
}

/** Use cases in memory with orders of two clients, by default with a request for an early start. */
export const unAtelier = async (debutAnticipe = true) => atelierSur(await memoryStores(), debutAnticipe)

/** `unAtelier` over the database, where registers can be read. */
export const unAtelierSurBase = async (stores: DatabaseStores) => atelierSur(stores, true)
