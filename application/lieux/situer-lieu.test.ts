import { describe, expect, it } from 'vitest'
import { makeMemoryGeocoder } from '#adapters/memory/memory-geocoder'
import { LIEUX_CONNUS } from '#application/ports/lieux-connus.fixture'
import { uneAdresse } from '#domain/client/adresse.fixture'
import * as E from '#fp/Either'
import { COMMUNES_CONNUES } from './communes-connues.fixture.ts'
import { type LieuDemande, situerLieu } from './situer-lieu.ts'

const unLieuDemande = (codePostal: string, rue?: string, ville?: string): LieuDemande => {
  const connue = uneAdresse({ codePostal, adresse: rue ?? 'sans objet', ville: ville ?? 'sans objet' })
  return {
    codePostal: connue.codePostal,
    ville: ville === undefined ? null : connue.ville,
    adresse: rue === undefined ? null : connue.adresse,
  }
}

const situer = (demande: LieuDemande, enPanne = false) =>
  situerLieu({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS, () => enPanne), communes: COMMUNES_CONNUES })(demande)()

const seul = (lieu: object) => E.right({ lieu, communes: [] })

describe.each([true, false])('situerLieu, with the address service away: %s', (enPanne) => {
  it('puts a postcode of one commune at its centre, under its name', async () => {
    expect(await situer(unLieuDemande('39000'), enPanne)).toMatchObject(
      seul({ libelle: '39000 Lons-le-Saunier', precisionKm: 2.1 }),
    )
  })

  it('names the communes of a postcode that has several', async () => {
    expect(await situer(unLieuDemande('39570'), enPanne)).toMatchObject(
      E.right({
        lieu: { libelle: 'Code postal 39570' },
        communes: [{ libelle: '39570 Macornay' }, { libelle: '39570 Montmorot' }],
      }),
    )
  })

  it('situates a town where the table does', async () => {
    expect(await situer(unLieuDemande('39570', undefined, 'Montmorot'), enPanne)).toMatchObject(
      seul({ libelle: '39570 Montmorot', coordonnees: { lat: 46.685, lng: 5.5136 }, precisionKm: 2.1 }),
    )
  })

  it.each(['21000', '33999'])('refuses %s, too far', async (codePostal) => {
    expect(await situer(unLieuDemande(codePostal), enPanne)).toMatchObject(E.left({ _tag: 'HorsZone', distanceKm: 60 }))
  })

  it('refuses a town of another postcode', async () => {
    expect(await situer(unLieuDemande('39000', undefined, 'Montmorot'), enPanne)).toMatchObject(
      E.left({ _tag: 'VilleDUnAutreCodePostal' }),
    )
  })

  it('refuses a postcode that nobody knows', async () => {
    expect(await situer(unLieuDemande('00000'), enPanne)).toEqual(E.left({ _tag: 'AdresseIntrouvable' }))
  })

  it('says no more than the postcode of a street that nobody knows', async () => {
    expect(await situer(unLieuDemande('39570', '8 rue Haute'), enPanne)).toMatchObject(
      E.right({ lieu: { libelle: 'Code postal 39570' } }),
    )
  })
})

describe('situerLieu', () => {
  it.each([undefined, 'Lons-le-Saunier'])('situates a house exactly (town told: %s)', async (ville) => {
    expect(await situer(unLieuDemande('39000', '12 rue du Commerce', ville))).toMatchObject(
      seul({ libelle: '12 Rue du Commerce 39000 Lons-le-Saunier', precisionKm: 0 }),
    )
  })

  it('asks the address service for a postcode that the table does not hold', async () => {
    expect(await situer(unLieuDemande('39800'))).toMatchObject(seul({ libelle: '39800 Poligny' }))
    expect(await situer(unLieuDemande('39800'), true)).toEqual(E.left({ _tag: 'AdresseIntrouvable' }))
  })
})
