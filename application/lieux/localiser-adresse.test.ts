import { describe, expect, it } from 'vitest'
import { makeMemoryCommuneTable } from '#adapters/memory/memory-commune-table'
import { makeMemoryGeocoder } from '#adapters/memory/memory-geocoder'
import { LIEUX_CONNUS } from '#application/ports/lieux-connus.fixture'
import { uneAdresse } from '#domain/client/adresse.fixture'
import { unLieu } from '#domain/tarification/estimation.fixture'
import * as E from '#fp/Either'
import { localiserAdresse } from './localiser-adresse.ts'

const centre = unLieu({ libelle: 'Code postal 39000', precisionKm: 3.5 })
const communes = makeMemoryCommuneTable([{ codePostal: '39000', villes: ['Lons-le-Saunier'], centre }])
const introuvable = E.left({ _tag: 'AdresseIntrouvable' })

describe('localiserAdresse', () => {
  it('takes the place that the address service gives', async () => {
    const localiser = localiserAdresse({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS), communes })
    expect(await localiser(uneAdresse())()).toMatchObject(
      E.right({ libelle: '12 Rue du Commerce 39000 Lons-le-Saunier', precisionKm: 0 }),
    )
  })

  it('takes the centre of the postcode, approximate, when the service does not know the address', async () => {
    expect(await localiserAdresse({ geocoder: makeMemoryGeocoder(), communes })(uneAdresse())()).toEqual(
      E.right(centre),
    )
  })

  it('takes the centre of the postcode when the service is away', async () => {
    const geocoder = makeMemoryGeocoder(LIEUX_CONNUS, () => true)
    expect(await localiserAdresse({ geocoder, communes })(uneAdresse())()).toEqual(E.right(centre))
  })

  it.each([true, false])('refuses an address that nobody knows (service away: %s)', async (enPanne) => {
    const geocoder = makeMemoryGeocoder(LIEUX_CONNUS, () => enPanne)
    const ailleurs = uneAdresse({ adresse: '10 rue de Rivoli', codePostal: '75001', ville: 'Paris' })
    expect(await localiserAdresse({ geocoder, communes })(ailleurs)()).toEqual(introuvable)
  })
})
