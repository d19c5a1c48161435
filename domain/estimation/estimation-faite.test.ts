import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { uneEstimationFaite, uneNouvelleEstimation } from './estimation-faite.fixture.ts'
import { noterEstimation, premierIdDe, parseEstimationId } from './estimation-faite.ts'

const octets = new Uint8Array(16).fill(31)

describe('an estimate that is noted', () => {
  it('has an id that sorts like its instant, and no order yet', () => {
    const faite = noterEstimation(uneNouvelleEstimation(), UN_INSTANT, octets)
    const suivante = noterEstimation(uneNouvelleEstimation(), new Date(UN_INSTANT.getTime() + 1), new Uint8Array(16))
    expect(faite).toMatchObject({ creeLe: UN_INSTANT, commandeeLe: null, prestation: null })
    expect(faite.id < suivante.id).toBe(true)
    expect(E.isRight(parseEstimationId(faite.id))).toBe(true)
  })

  it('keeps the words of a custom request, and those of no catalogue service', () => {
    const mots = { serviceName: 'Récupérer des photos', serviceDescription: 'Disque tombé.' }
    const note = (serviceId: string | null) =>
      noterEstimation(
        uneNouvelleEstimation({ demande: { choix: { serviceId, ...mots }, heures: 2 } }),
        UN_INSTANT,
        octets,
      ).demande
    expect(note('5')).toEqual({ choix: { serviceId: '5', serviceName: '', serviceDescription: '' }, heures: 2 })
    expect(note(null)).toEqual({ choix: { serviceId: null, ...mots }, heures: 2 })
  })
})

describe('the first id of an instant', () => {
  it('comes after every earlier id and before every other id of that instant', () => {
    const avant = uneEstimationFaite({}, 32 ** 16 - 1, new Date(UN_INSTANT.getTime() - 1))
    expect(avant.id < premierIdDe(UN_INSTANT)).toBe(true)
    expect(premierIdDe(UN_INSTANT) < uneEstimationFaite({}, 0).id).toBe(true)
  })
})
