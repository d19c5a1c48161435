import { describe, expect, it } from 'vitest'
import { makeMemoryCommuneTable } from '#adapters/memory/memory-commune-table.fixture'
import { proposer } from '#application/ports/dossiers.fixture'
import { unAtelier } from '#application/rendez-vous/rendez-vous.fixture'
import { echouer, reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { suggererMoments } from './essayer-dates.ts'

const uneScene = async () => {
  const atelier = await unAtelier()
  const suggerer = suggererMoments({ ...atelier.ports, communes: makeMemoryCommuneTable() })
  const debuts = async (tour = 0): Promise<readonly string[]> =>
    (await reussir(suggerer({ admin: ADMIN, id: atelier.mienne.id, tour }))).moments.map(({ debut }) =>
      debut.toISOString(),
    )
  return { ...atelier, suggerer, debuts }
}

describe('suggererMoments', () => {
  it('refuses an unknown prestation', async () => {
    const { suggerer } = await uneScene()
    expect(await echouer(suggerer({ admin: ADMIN, id: '../x', tour: 0 }))).toEqual({ _tag: 'PrestationInconnue' })
  })

  it('leaves out what another client is offered, travel included, and not what this one is', async () => {
    const { ports, debuts, autre, proposer: offrir } = await uneScene()
    const [premier] = await debuts()
    expect(premier).toBe('2026-11-23T07:00:00.000Z')
    await offrir(96)
    expect((await debuts())[0]).toBe(premier)
    await reussir(proposer(ports, autre, [70], 2))
    expect((await debuts())[0]).not.toBe(premier)
  })

  it('says whether days are left after these', async () => {
    const { suggerer, mienne } = await uneScene()
    const suite = async (tour: number) => (await reussir(suggerer({ admin: ADMIN, id: mienne.id, tour }))).suite
    expect([await suite(0), await suite(99)]).toEqual([true, false])
  })
})
