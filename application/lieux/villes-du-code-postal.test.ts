import { describe, expect, it } from 'vitest'
import { makeMemoryCommuneTable } from '#adapters/memory/memory-commune-table'
import { makeMemoryGeocoder } from '#adapters/memory/memory-geocoder'
import { LIEUX_CONNUS } from '#application/ports/lieux-connus.fixture'
import { uneAdresse } from '#domain/client/adresse.fixture'
import * as E from '#fp/Either'
import { villesDuCodePostal } from './villes-du-code-postal.ts'

const communes = makeMemoryCommuneTable([
  { codePostal: '39570', villes: ['Courlaoux', 'Montmorot'], centre: null },
  { codePostal: '75001', villes: ['Paris'], centre: null },
])
const { codePostal: montmorot } = uneAdresse({ codePostal: '39570' })
const { codePostal: paris } = uneAdresse({ codePostal: '75001' })
const { codePostal: inconnu } = uneAdresse({ codePostal: '00000' })

describe('villesDuCodePostal', () => {
  it('lists the towns that the address service names', async () => {
    const villes = villesDuCodePostal({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS), communes })
    expect(await villes(montmorot)()).toEqual(
      E.right({ villes: ['Macornay', 'Messia-sur-Sorne', 'Montmorot'], source: 'api' }),
    )
  })

  it('lists those of the table when the service names none', async () => {
    const villes = villesDuCodePostal({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS), communes })
    expect(await villes(paris)()).toEqual(E.right({ villes: ['Paris'], source: 'local' }))
  })

  it('lists those of the table when the service is away', async () => {
    const villes = villesDuCodePostal({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS, () => true), communes })
    expect(await villes(montmorot)()).toEqual(E.right({ villes: ['Courlaoux', 'Montmorot'], source: 'local' }))
  })

  it('lists nothing for a postcode that nobody knows', async () => {
    const villes = villesDuCodePostal({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS), communes })
    expect(await villes(inconnu)()).toEqual(E.right({ villes: [], source: 'local' }))
  })
})
