import { describe, expect, it } from 'vitest'
import { echouer, reussir } from '#application/shared/run.fixture'
import type { Client } from '#application/shared/session'
import { uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { type ActionDuClient, gererRendezVous } from './gerer-rendez-vous.ts'
import { unAtelier } from './rendez-vous.fixture.ts'

const ACTIONS: readonly ActionDuClient[] = ['accepter', 'refuser', 'deplacer', 'annuler']

const unClient = async () => {
  const atelier = await unAtelier()
  const [dateId = ''] = await atelier.proposer(100, 150)
  const faire = (
    action: ActionDuClient,
    client: Client = atelier.client,
    id: string = atelier.mienne.id,
    date = dateId,
  ) => gererRendezVous(atelier.ports)({ client, id, action, dateId: date, motif: 'Parce que', souhaits: [] })
  return { ...atelier, faire }
}

describe('gererRendezVous', () => {
  it('accepts, gives back, refuses and cancels, each told in the history', async () => {
    const { faire } = await unClient()
    const statuts = []
    for (const action of ['accepter', 'deplacer', 'accepter', 'refuser', 'annuler'] as const) {
      const { dossier } = await reussir(faire(action))
      statuts.push(dossier.dates[0]?.statut)
    }
    expect(statuts).toEqual(['accepte', 'refuse', 'accepte', 'refuse', 'annule'])
    const { dossier, evenements } = await reussir(faire('annuler'))
    expect(dossier.prestation.statut).toBe('annulé')
    expect(evenements.slice(2).map(({ fait }) => fait.genre)).toEqual([
      'date_acceptee',
      'date_refusee',
      'date_acceptee',
      'date_refusee',
      'annulation',
    ])
  })

  it('moves the agreed visit without being told which', async () => {
    const { faire, client, mienne } = await unClient()
    expect(await echouer(faire('deplacer', client, mienne.id, ''))).toEqual({ _tag: 'LienInvalide' })
    await reussir(faire('accepter'))
    const { dossier } = await reussir(faire('deplacer', client, mienne.id, ''))
    expect(dossier.dates.map(({ statut }) => statut)).toEqual(['refuse', 'refuse'])
  })

  it('knows nothing of somebody else’s prestation, nor of one that nobody ordered', async () => {
    const { faire, autreClient, client, ports, mienne } = await unClient()
    const avant = await reussir(ports.prestations.suivi(mienne.id))
    for (const action of ACTIONS) {
      expect(await echouer(faire(action, autreClient))).toEqual({ _tag: 'PrestationInconnue' })
      expect(await echouer(faire(action, client, uneNouvellePrestation({}, 9).id))).toEqual({
        _tag: 'PrestationInconnue',
      })
    }
    expect(await reussir(ports.prestations.suivi(mienne.id))).toEqual(avant)
  })

  it('refuses to change within a day, to cancel what has begun, and a date that is not this prestation’s', async () => {
    const { faire, attendre, client, mienne } = await unClient()
    await reussir(faire('accepter'))
    expect(await echouer(faire('accepter', client, mienne.id, 'ailleurs'))).toEqual({ _tag: 'LienInvalide' })
    attendre(76)
    expect(await echouer(faire('deplacer'))).toEqual({ _tag: 'ReponseFigee', debut: dansHeures(100) })
    attendre(24)
    expect(await echouer(faire('annuler'))).toEqual({ _tag: 'InterventionCommencee' })
  })
})
