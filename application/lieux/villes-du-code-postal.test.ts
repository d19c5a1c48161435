import { describe, expect, it } from 'vitest'
import { makeMemoryGeocoder } from '#adapters/memory/memory-geocoder'
import { LIEUX_CONNUS } from '#application/ports/lieux-connus.fixture'
import { uneAdresse } from '#domain/client/adresse.fixture'
import * as E from '#fp/Either'
import { COMMUNES_CONNUES as communes } from './communes-connues.fixture.ts'
import { villesDuCodePostal } from './villes-du-code-postal.ts'

const { codePostal: montmorot } = uneAdresse({ codePostal: '39570' })
const { codePostal: paris } = uneAdresse({ codePostal: '75001' })
const { codePostal: inconnu } = uneAdresse({ codePostal: '00000' })

describe('villesDuCodePostal', () => {
  it('lists the towns that the address service names and that an order would take', async () => {
    const villes = villesDuCodePostal({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS), communes })
    expect(await villes(montmorot)()).toEqual(E.right({ villes: ['Macornay', 'Montmorot'], source: 'api' }))
  })

  it('lists those of the table when the service names none', async () => {
    const villes = villesDuCodePostal({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS), communes })
    expect(await villes(paris)()).toEqual(E.right({ villes: ['Paris'], source: 'local' }))
  })

  it('lists those of the table when the service is away', async () => {
    const villes = villesDuCodePostal({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS, () => true), communes })
    expect(await villes(montmorot)()).toEqual(E.right({ villes: ['Macornay', 'Montmorot'], source: 'local' }))
  })

  it('lists nothing for a postcode that nobody knows', async () => {
    const villes = villesDuCodePostal({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS), communes })
    expect(await villes(inconnu)()).toEqual(E.right({ villes: [], source: 'local' }))
  })
})
