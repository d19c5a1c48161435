import { describe, expect, it } from 'vitest'
import { uneAdresse } from '#domain/prestation/prestation.fixture'
import { uneEstimation, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { uneEstimationFaite } from './estimation-faite.fixture.ts'
import { prixTenu } from './prix-tenu.ts'

/** Made on 20 November 2026. */
const faite = uneEstimationFaite()
const aussitot = new Date('2026-11-20T09:01:00Z')

describe('a price that was told', () => {
  it.each([
    ['the day it was told', '2026-11-20T22:59:59Z', true],
    ['on the thirtieth day, until midnight in Paris', '2026-12-20T22:59:59Z', true],
    ['no more on the day after', '2026-12-20T23:00:00Z', false],
  ])('holds %s', (_when, instant, tenu) => {
    expect(prixTenu(faite, uneAdresse(), new Date(instant))).toBe(tenu)
  })

  it.each([
    [{ adresse: '99 rue du Jura' }, true],
    [{ ville: 'LONS LE SAUNIER' }, true],
    [{ ville: 'Montmorot' }, false],
    [{ codePostal: '39570' }, false],
  ])('holds in its town, however that is written: %j', (ailleurs, tenu) => {
    expect(prixTenu(faite, uneAdresse(ailleurs), aussitot)).toBe(tenu)
  })

  it('holds anywhere when nobody travels', () => {
    const estimation = uneEstimation(unServiceDemande(), null, { modalite: 'a_distance' })
    const aDistance = uneEstimationFaite({ estimation, lieu: null })
    expect(prixTenu(aDistance, uneAdresse({ codePostal: '75001', ville: 'Paris' }), aussitot)).toBe(true)
  })

  it('holds nowhere when the place was not noted', () => {
    expect(prixTenu(uneEstimationFaite({ lieu: null }), uneAdresse(), aussitot)).toBe(false)
  })
})
