import { describe, expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { memoryStores } from '#adapters/memory/memory-stores.fixture'
import { unAvenant } from '#domain/devis/avenant.fixture'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { enregistrerCommande } from '../ports/dossiers.fixture.ts'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { ADMIN } from '../shared/session.fixture.ts'
import { proposerAvenant } from './devis.ts'

const uneScene = async (entreprise: Entreprise) => {
  const stores = await memoryStores()
  const { id } = await enregistrerCommande(stores, 1)
  const ports = { ...stores, clock: makeMemoryClock(UN_INSTANT), hasher: makeMemoryHasher(), entreprise }
  return { ports, id, proposer: proposerAvenant(ports)({ admin: ADMIN, id, version: null, saisie: unAvenant() }) }
}

describe('another quote', () => {
  it('is offered with every mention of the law', async () => {
    const { proposer } = await uneScene(uneEntreprise())
    expect((await reussir(proposer)).etat.versions.map(({ statut }) => statut)).toEqual(['accepte', 'propose'])
  })

  it('is not offered while one is missing, and nothing is written', async () => {
    const { ports, id, proposer } = await uneScene(uneEntreprise({ forme: '' }))
    expect(await echouer(proposer)).toEqual({ _tag: 'DevisIncomplet', mentions: ['forme'] })
    expect(await reussir(ports.devis.parId(id))).toMatchObject({ value: { versions: [{ version: 1 }] } })
  })
})
