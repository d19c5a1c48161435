import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { describe, expect, it } from 'vitest'
import { makeMemoryGeocoder } from '#adapters/memory/memory-outside'
import { uneAdresse } from '#domain/client/adresse.fixture'
import { LIEUX_CONNUS, uneSuggestion } from '../ports/lieux-connus.fixture.ts'
import { COMMUNES_CONNUES, COMMUNES_CONNUES as communes } from './communes-connues.fixture.ts'
import { localiserAdresse, type LieuDemande, situerLieu, suggererAdresses, villesDuCodePostal } from './lieux.ts'

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

const suggerer = suggererAdresses({ geocoder: makeMemoryGeocoder(LIEUX_CONNUS) })

describe('suggererAdresses', () => {
  it('suggests the addresses that begin like the text', async () => {
    expect(await suggerer({ q: '12 rue du comm', codePostal: '39000' })()).toEqual(E.right([uneSuggestion()]))
  })

  it('suggests nothing under 3 meaningful characters', async () => {
    expect(await suggerer({ q: '1, -- r', codePostal: null })()).toEqual(E.right([]))
    expect(await suggerer({ q: 'sal', codePostal: null })()).toMatchObject(E.right([{ name: 'Rue des Salines' }]))
  })

  it('suggests ten addresses at most, whatever the service gives', async () => {
    const bavard = {
      ...makeMemoryGeocoder(),
      suggerer: () => TE.right(Array.from({ length: 30 }, () => uneSuggestion())),
    }
    const suggestions = await suggererAdresses({ geocoder: bavard })({ q: 'rue', codePostal: null })()
    expect(suggestions).toEqual(E.right(Array.from({ length: 10 }, () => uneSuggestion())))
  })

  it('suggests nothing when the service is away', async () => {
    const absent = makeMemoryGeocoder(LIEUX_CONNUS, () => true)
    expect(await suggererAdresses({ geocoder: absent })({ q: '12 rue', codePostal: null })()).toEqual(E.right([]))
  })
})

describe('villes du code postal', () => {
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
})
