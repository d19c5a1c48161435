import { describe, expect, it } from 'vitest'
import { makeMemoryCommuneTable } from '#adapters/memory/memory-commune-table'
import { makeMemoryGeocoder } from '#adapters/memory/memory-geocoder'
import { LIEUX_CONNUS } from '#application/ports/lieux-connus.fixture'
import { uneAdresse } from '#domain/client/adresse.fixture'
import { unLieu } from '#domain/tarification/estimation.fixture'
import * as E from '#fp/Either'
import { type LieuDemande, situerLieu } from './situer-lieu.ts'

const lons = unLieu({ libelle: 'Code postal 39000', precisionKm: 3.5 })
const environs = unLieu({ libelle: 'Code postal 39570', precisionKm: 9 })
const communes = makeMemoryCommuneTable([
  { codePostal: '39000', villes: ['Lons-le-Saunier'], centre: lons },
  { codePostal: '39570', villes: ['Macornay', 'Montmorot'], centre: environs },
  { codePostal: '21000', villes: ['Dijon'], centre: null },
])
const introuvable = E.left({ _tag: 'AdresseIntrouvable' })

const unLieuDemande = (codePostal: string, rue?: string, ville?: string): LieuDemande => {
  const connue = uneAdresse({ codePostal, adresse: rue ?? 'sans objet', ville: ville ?? 'sans objet' })
  return {
    codePostal: connue.codePostal,
    ville: ville === undefined ? null : connue.ville,
    adresse: rue === undefined ? null : connue.adresse,
  }
}

const situer = situerLieu({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS), communes })
const situerSansService = situerLieu({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS, () => true), communes })

describe('situerLieu', () => {
  it('puts a postcode of one town at its centre, under the name of the town', async () => {
    expect(await situer(unLieuDemande('39000'))()).toEqual(E.right({ ...lons, libelle: '39000 Lons-le-Saunier' }))
  })

  it('puts a postcode of several towns at their centre, without naming one of them', async () => {
    expect(await situer(unLieuDemande('39570'))()).toEqual(E.right(environs))
  })

  it('asks the address service for a postcode far from the base', async () => {
    expect(await situer(unLieuDemande('21000'))()).toMatchObject(
      E.right({ libelle: '21000 Dijon', coordonnees: { lat: 47.3319, lng: 5.0322 }, precisionKm: 3 }),
    )
  })

  it('situates a town, more precisely than its postcode', async () => {
    expect(await situer(unLieuDemande('39570', undefined, 'Montmorot'))()).toMatchObject(
      E.right({ libelle: '39570 Montmorot', precisionKm: 3 }),
    )
  })

  it.each([undefined, 'Lons-le-Saunier'])('situates a house exactly (town told: %s)', async (ville) => {
    expect(await situer(unLieuDemande('39000', '12 rue du Commerce', ville))()).toMatchObject(
      E.right({ libelle: '12 Rue du Commerce 39000 Lons-le-Saunier', precisionKm: 0 }),
    )
  })

  it('falls back on the centre of the postcode when the service is away', async () => {
    expect(await situerSansService(unLieuDemande('39570', '8 rue Haute', 'Montmorot'))()).toEqual(E.right(environs))
  })

  it.each(['00000', '21000'])('refuses %s when nothing says where it is', async (codePostal) => {
    expect(await situerSansService(unLieuDemande(codePostal))()).toEqual(introuvable)
  })
})
