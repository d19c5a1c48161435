import { describe, expect, it } from 'vitest'
import { makeMemoryGeocoder } from '#adapters/memory/memory-geocoder'
import { LIEUX_CONNUS } from '#application/ports/lieux-connus.fixture'
import { uneAdresse } from '#domain/client/adresse.fixture'
import * as E from '#fp/Either'
import { COMMUNES_CONNUES } from './communes-connues.fixture.ts'
import { localiserAdresse } from './localiser-adresse.ts'

const localiser = (adresse: Parameters<typeof uneAdresse>[0], enPanne = false) =>
  localiserAdresse({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS, () => enPanne), communes: COMMUNES_CONNUES })(
    uneAdresse(adresse),
  )()

const montmorot = { libelle: '39570 Montmorot', coordonnees: { lat: 46.685, lng: 5.5136 }, precisionKm: 2.1 }

describe('localiserAdresse', () => {
  it('takes the place that the address service gives', async () => {
    expect(await localiser({})).toMatchObject(
      E.right({ libelle: '12 Rue du Commerce 39000 Lons-le-Saunier', precisionKm: 0 }),
    )
  })

  it.each([true, false])(
    'takes the centre of the commune for a street that nobody knows (service away: %s)',
    async (enPanne) => {
      const adresse = { adresse: '8 rue Haute', codePostal: '39570', ville: 'MONTMOROT' }
      expect(await localiser(adresse, enPanne)).toEqual(E.right(montmorot))
    },
  )

  it.each([true, false])('refuses a street of a commune too far (service away: %s)', async (enPanne) => {
    const ailleurs = { adresse: '10 rue de Rivoli', codePostal: '75001', ville: 'Paris' }
    const refus = { _tag: 'HorsZone', distanceKm: 60, auMoins: true, limiteKm: 40, surDemande: false }
    expect(await localiser(ailleurs, enPanne)).toEqual(E.left(refus))
  })

  it.each([true, false])('refuses an address that nobody knows (service away: %s)', async (enPanne) => {
    const inconnue = { adresse: '10 rue de Rivoli', codePostal: '39999', ville: 'Rivoli' }
    expect(await localiser(inconnue, enPanne)).toEqual(E.left({ _tag: 'AdresseIntrouvable' }))
  })

  it('takes the place that the service gives for a town that no commune is named after', async () => {
    expect(await localiser({ ville: 'Lons-le-Saulnier' })).toMatchObject(
      E.right({ libelle: '12 Rue du Commerce 39000 Lons-le-Saunier' }),
    )
  })

  it('takes for such a town what its postcode says alone while the service is away', async () => {
    expect(await localiser({ ville: 'Lons-le-Saulnier' }, true)).toMatchObject(
      E.right({ libelle: '39000 Lons-le-Saunier', precisionKm: 2.1 }),
    )
    expect(await localiser({ codePostal: '39570', ville: 'Crançot' }, true)).toEqual(
      E.left({ _tag: 'AdresseIntrouvable' }),
    )
    expect(await localiser({ codePostal: '75001', ville: 'Les Halles' }, true)).toMatchObject(
      E.left({ _tag: 'HorsZone', distanceKm: 60 }),
    )
  })

  it.each([true, false])('refuses a town of another postcode (service away: %s)', async (enPanne) => {
    expect(await localiser({ ville: 'Marseille' }, enPanne)).toEqual(
      E.left({ _tag: 'VilleDUnAutreCodePostal', codePostal: '39000' }),
    )
  })
})
