import { describe, expect, it } from 'vitest'
import { surPlace, unAtelier } from '#application/estimation/estimation-ports.fixture'
import { echouer, reussir } from '#application/shared/run.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { type DemandeDuSite, estimer } from './estimer.ts'

const uneDemandeDuSite = (overrides: Partial<DemandeDuSite> = {}): DemandeDuSite => ({
  choix: { serviceId: '5', serviceName: '', serviceDescription: '' },
  heures: null,
  destination: surPlace(),
  apercu: false,
  ...overrides,
})

describe('the estimate of a visitor', () => {
  it('is noted with the town, never the street, under the id that is answered', async () => {
    const { ports, notees } = await unAtelier()
    const { estimation, id } = await reussir(estimer(ports)(uneDemandeDuSite()))
    expect(estimation.totalNet).toBe(6_400)
    expect(notees).toEqual([
      {
        id,
        creeLe: UN_INSTANT,
        source: 'site',
        estimation,
        demande: { choix: { serviceId: '5', serviceName: '', serviceDescription: '' }, heures: null },
        lieu: { codePostal: '39000', ville: 'Lons-le-Saunier' },
        contact: null,
        notes: '',
        commandeeLe: null,
        prestation: null,
      },
    ])
  })

  it('has no place when nobody travels', async () => {
    const { ports, notees } = await unAtelier()
    await reussir(estimer(ports)(uneDemandeDuSite({ destination: { modalite: 'a_distance' } })))
    expect(notees).toMatchObject([{ lieu: null, estimation: { modalite: 'a_distance' } }])
  })

  it('is not noted while the form is being filled', async () => {
    const { ports, notees } = await unAtelier()
    expect(await reussir(estimer(ports)(uneDemandeDuSite({ apercu: true })))).toMatchObject({
      id: null,
      estimation: { totalNet: 6_400 },
    })
    expect(notees).toEqual([])
  })

  it('is not noted when it is refused', async () => {
    const { ports, notees } = await unAtelier()
    const demande = uneDemandeDuSite({ heures: 5 })
    expect(await echouer(estimer(ports)(demande))).toMatchObject({ _tag: 'DureeNonProposee' })
    expect(notees).toEqual([])
  })
})
