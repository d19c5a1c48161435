import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { LieuxConnus } from '#adapters/memory/memory-outside'
import { type Adresse, CodePostal } from '#domain/client/adresse'
import { uneAdresse } from '#domain/client/adresse.fixture'
import type { Geocoder } from './geocoder.ts'
import { LIEUX_CONNUS } from './lieux-connus.fixture.ts'

/** An address service with some known places that a test can switch off. */
export type GeocoderUnderTest = {
  readonly geocoder: Geocoder
  readonly tomberEnPanne: () => void
  readonly close: () => Promise<void>
}

const unCodePostal = (code: string): CodePostal => {
  const codePostal = CodePostal.decode(code)
  if (E.isLeft(codePostal)) throw new Error(`not a postcode: ${code}`)
  return codePostal.right
}

/** Tests of any geocoder. `make` opens one that knows only the given places. */
export const describeGeocoder = (name: string, make: (connus: LieuxConnus) => Promise<GeocoderUnderTest>): void => {
  describe(`${name}, as a geocoder`, () => {
    let tested: GeocoderUnderTest
    beforeEach(async () => {
      tested = await make(LIEUX_CONNUS)
    })
    afterEach(() => tested.close())

    const localiser = (adresse: Adresse) => tested.geocoder.localiser(adresse)()
    const libelles = (q: string, codePostal: string | null) =>
      pipe(
        tested.geocoder.suggerer(q, codePostal),
        TE.map((suggestions) => suggestions.map(({ label }) => label)),
      )()
    const villes = (code: string) => tested.geocoder.villes(unCodePostal(code))()

    it('locates a known house exactly', async () => {
      expect(await localiser(uneAdresse({ adresse: '12 rue du commerce', ville: 'LONS LE SAUNIER' }))).toEqual(
        E.right(
          O.some({
            libelle: '12 Rue du Commerce 39000 Lons-le-Saunier',
            coordonnees: { lat: 46.6742, lng: 5.5538 },
            precisionKm: 0,
          }),
        ),
      )
    })

    it('locates an unknown house of a known town approximately', async () => {
      const chalet = uneAdresse({ adresse: 'Chalet des Pins', codePostal: '39570', ville: 'Macornay' })
      expect(await localiser(chalet)).toMatchObject(
        E.right(O.some({ coordonnees: { lat: 46.6416, lng: 5.5435 }, precisionKm: 3 })),
      )
    })

    it('does not locate an address of an unknown postcode', async () => {
      const ailleurs = uneAdresse({ adresse: '10 rue de Rivoli', codePostal: '75001', ville: 'Paris' })
      expect(await localiser(ailleurs)).toEqual(E.right(O.none))
    })

    it('does not believe that a town has the postcode of another', async () => {
      const melange = uneAdresse({ adresse: 'Chalet des Pins', codePostal: '39999', ville: 'Macornay' })
      expect(await localiser(melange)).toEqual(E.right(O.none))
    })

    it('suggests an address with all its parts', async () => {
      expect(await tested.geocoder.suggerer('20 grande rue', null)()).toMatchObject(
        E.right([
          {
            label: '20 Grande Rue 39800 Poligny',
            name: '20 Grande Rue',
            housenumber: '20',
            street: 'Grande Rue',
            city: 'Poligny',
            postcode: '39800',
            context: '39, Jura, Bourgogne-Franche-Comté',
            coordonnees: { lat: 46.8357, lng: 5.7066 },
          },
        ]),
      )
    })

    it('suggests from the beginning of a street, accents or not', async () => {
      expect(await libelles('place de la libe', '39000')).toEqual(
        E.right(['1 Place de la Liberté 39000 Lons-le-Saunier']),
      )
    })

    it('suggests a street without a house', async () => {
      expect(await libelles('rue des sal', null)).toEqual(E.right(['Rue des Salines 39000 Lons-le-Saunier']))
    })

    it('suggests at most ten addresses', async () => {
      const suggestions = await libelles('rue du commerce', null)
      expect(E.isRight(suggestions) && suggestions.right.length).toBe(10)
    })

    it('suggests only in the postcode that is given', async () => {
      expect(await libelles('rue de besancon', '39100')).toEqual(E.right(['8 Rue de Besançon 39100 Dole']))
      expect(await libelles('rue de besancon', '39800')).toEqual(E.right([]))
    })

    it.each(['zzzzzz', '???', ''])('has no suggestion for « %s »', async (q) => {
      expect(await libelles(q, null)).toEqual(E.right([]))
    })

    it('lists the towns of a postcode in order', async () => {
      expect(await villes('39570')).toEqual(E.right(['Macornay', 'Messia-sur-Sorne', 'Montmorot']))
    })

    it('lists nothing for a postcode it does not know', async () => {
      expect(await villes('75001')).toEqual(E.right([]))
    })

    it('says that it failed when it is out of order, whatever is asked', async () => {
      tested.tomberEnPanne()
      const failure = E.left({ _tag: 'PortFailure', port: 'geocoder' })
      expect(await localiser(uneAdresse())).toMatchObject(failure)
      expect(await libelles('12 rue du commerce', null)).toMatchObject(failure)
      expect(await villes('39570')).toMatchObject(failure)
    })
  })
}
