import { describe, expect, it } from 'vitest'
import { uneEstimationEnvoyee, unServeur } from '../server.fixture.ts'

const estimer = (payload: object) => unServeur().app.inject({ method: 'POST', url: '/api/estimations', payload })

describe('an estimate', () => {
  it('is priced with its lines, in euros', async () => {
    const answer = await estimer(uneEstimationEnvoyee())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      success: true,
      data: {
        service: 'Réinstallation PC',
        typeTarif: 'forfait',
        totalNet: 64,
        tarifWeekend: 128,
        fraisDeplacementCalculated: 0,
        approximatif: false,
        lignes: [{ montant: 64 }, { nature: 'deplacement', montant: 0 }],
      },
    })
  })

  it('gives the preferred slot back, none when none was asked for, and refuses one that is not offered', async () => {
    const creneauDe = async (overrides: Readonly<Record<string, unknown>>) => {
      const answer = await estimer(uneEstimationEnvoyee(overrides))
      return answer.json<{ data?: { creneauPrefere: unknown }; champs?: unknown }>()
    }
    expect((await creneauDe({ creneauPrefere: 'apres-midi' })).data?.creneauPrefere).toBe('apres-midi')
    expect((await creneauDe({})).data?.creneauPrefere).toBeNull()
    expect((await creneauDe({ creneauPrefere: 'nuit' })).champs).toEqual({ creneauPrefere: 'Choisissez un créneau.' })
  })

  it('answers the id under which it was noted, none for a glance', async () => {
    const { app, store } = unServeur()
    const demander = async (apercu?: boolean) => {
      const payload = uneEstimationEnvoyee({ apercu })
      const answer = await app.inject({ method: 'POST', url: '/api/estimations', payload })
      return answer.json<{ data: { estimationId: string | null; totalNet: number } }>().data
    }
    expect(await demander(true)).toMatchObject({ estimationId: null, totalNet: 64 })
    expect(store.estimations.size).toBe(0)
    const { estimationId } = await demander()
    expect([...store.estimations.keys()]).toEqual([estimationId])
  })

  it('takes hours written as a text and the older ids', async () => {
    const answer = await estimer(uneEstimationEnvoyee({ serviceId: 'dep-5', heuresPersonnalisees: '2' }))
    expect(answer.json()).toMatchObject({ data: { serviceId: 5, heures: 2, totalNet: 128 } })
  })

  it('asks for no address when the work is remote', async () => {
    const answer = await estimer({ serviceId: 3, modalite: 'a_distance' })
    expect(answer.json()).toMatchObject({ data: { totalNet: 44, distanceKm: null } })
  })

  it('names every field that is wrong, in the order of the form', async () => {
    const answer = await estimer({ serviceId: 5, codePostal: '3900', adresse: '..', heuresPersonnalisees: 'x' })
    expect(answer.statusCode).toBe(400)
    const { champs, message } = answer.json<{ champs: Record<string, string>; message: string }>()
    expect(Object.keys(champs)).toEqual(['heuresPersonnalisees', 'adresse', 'codePostal', 'ville'])
    expect(champs['codePostal']).toBe('Le code postal doit contenir exactement 5 chiffres.')
    expect(message).toBe('Plusieurs champs sont à corriger.')
  })

  it.each([
    ['ServiceInconnu', { serviceId: 99 }, 404, 'SERVICE_INCONNU'],
    ['DureeNonProposee', { heuresPersonnalisees: 5 }, 422, 'DUREE_NON_PROPOSEE'],
    ['ModaliteNonProposee', { serviceId: 1, modalite: 'a_distance' }, 422, 'MODALITE_NON_PROPOSEE'],
    ['AdresseIntrouvable', { codePostal: '75001', ville: 'Paris' }, 422, 'ADRESSE_INTROUVABLE'],
  ])('is refused as %s', async (_tag, overrides, status, code) => {
    const answer = await estimer(uneEstimationEnvoyee(overrides))
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  })

  it('is refused beyond the zone with the distance and the limit', async () => {
    const answer = await estimer(
      uneEstimationEnvoyee({ adresse: '8 rue de Besançon', codePostal: '39100', ville: 'Dole' }),
    )
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'HORS_ZONE',
      data: { distanceKm: 46.8, limiteKm: 40, surDemande: true },
    })
  })
})
