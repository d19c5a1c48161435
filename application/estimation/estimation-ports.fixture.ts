import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeMemoryCommuneTable } from '#adapters/memory/memory-commune-table.fixture'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { makeMemoryGeocoder, makeMemoryRandomness } from '#adapters/memory/memory-outside'
import { memoryStores } from '#adapters/memory/memory-stores.fixture'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import type { DatabaseStores, Stores } from '#application/ports/stores.fixture'
import { LIEUX_CONNUS } from '#application/ports/lieux-connus.fixture'
import type { DestinationDemandee } from '#application/prestation/estimer'
import { ADMIN } from '#application/shared/session.fixture'
import { unContact, uneAdresse, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { AppelRecu } from './estimations.ts'

export const surPlace = (overrides: Parameters<typeof uneAdresse>[0] = {}): DestinationDemandee => ({
  modalite: 'sur_place',
  adresse: uneAdresse(overrides),
})

const atelierSur = <S extends Stores>(stores: S) => {
  const clock = makeMemoryClock(UN_INSTANT)
  const notees: EstimationFaite[] = []
  const ports = {
    ...stores,
    clock,
    randomness: makeMemoryRandomness(),
    geocoder: makeMemoryGeocoder(LIEUX_CONNUS),
    hasher: makeMemoryHasher(),
    communes: makeMemoryCommuneTable(),
    carnetEstimations: (faite: EstimationFaite) => void notees.push(faite),
  }
  return { ports, notees, attendreJours: (jours: number) => clock.avancer(jours * 86_400_000) }
}

/** Use cases in memory, and the estimates recorded by them. */
export const unAtelier = async () => atelierSur(await memoryStores())

/** `unAtelier` over the database, where estimates can be listed. */
export const unAtelierSurBase = async (stores: DatabaseStores) => atelierSur(stores)

/** Service 5 as a package in Lons-le-Saunier, 64 €, for Jeanne on the telephone. */
export const unAppel = (overrides: Partial<AppelRecu> = {}): AppelRecu => ({
  admin: ADMIN,
  demande: {
    choix: { serviceId: '5', serviceName: '', serviceDescription: '' },
    heures: null,
    destination: surPlace(),
  },
  contact: unContact(),
  notes: 'Rappeler mardi.',
  ...overrides,
})
