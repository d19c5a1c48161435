import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { CodePostal } from '#domain/client/adresse'
import { type CodePostalConnu, type CommunesDeFrance, communeDeLaVille, lieuDeLaCommune } from '#domain/zone/commune'
import { distanceDeLaBase, estApproximatif, type Verdict, verdictDeZone } from '#domain/zone/zone-intervention'

const unCodePostal = (code: string): CodePostal => {
  const codePostal = CodePostal.decode(code)
  if (E.isLeft(codePostal)) throw new Error(`not a postcode: ${code}`)
  return codePostal.right
}

/** Tests of any table of communes; it must know 39000, 39100, 39200, 39400, 25000 and 75001. */
export const describeCommunesDeFrance = (name: string, make: () => CommunesDeFrance): void => {
  describe(`${name}, as a table of communes`, () => {
    const table = make()
    const lire = (code: string): CodePostalConnu => table.lire(unCodePostal(code))
    const noms = (code: string): readonly string[] => lire(code).communes.map(({ nom }) => nom)
    const lieu = (code: string, ville: string) => {
      const commune = communeDeLaVille(lire(code).communes, ville)
      const situe = O.isSome(commune) ? lieuDeLaCommune(unCodePostal(code), commune.value) : E.left(null)
      if (E.isLeft(situe)) throw new Error(`no centre for ${code} ${ville}`)
      return situe.right
    }
    const verdict = (code: string, ville: string): Verdict => verdictDeZone(lieu(code, ville))

    it('names the only commune of a postcode', () => {
      expect(noms('39000')).toEqual(['Lons-le-Saunier'])
    })

    it('names communes far from the base, without a point there', () => {
      expect(lire('75001').communes).toEqual([{ nom: 'Paris', autresNoms: [], centre: null }])
      expect(lire('25000').communes).toMatchObject([{ nom: 'Besançon', centre: null }])
    })

    it('knows nothing of a postcode that does not exist', () => {
      expect(lire('00000')).toEqual({ communes: [], departementTropLoin: false })
    })

    it('tells the départements that are wholly out of reach', () => {
      expect(['33999', '75001'].map((code) => lire(code).departementTropLoin)).toEqual([true, true])
      expect(['39999', '25000', '01000'].map((code) => lire(code).departementTropLoin)).toEqual([false, false, false])
    })

    it('locates a commune near the base approximately', () => {
      const lons = lieu('39000', 'Lons-le-Saunier')
      expect(distanceDeLaBase(lons)).toBeCloseTo(2.34, 1)
      expect(estApproximatif(lons)).toBe(true)
      expect(verdictDeZone(lons)).toBe('dans_la_zone')
    })

    it('is unsure of a commune that the limit crosses, and sure of one beyond', () => {
      expect(verdict('39200', 'Saint-Claude')).toBe('a_verifier')
      expect(verdict('39100', 'Dole')).toBe('sur_demande')
    })

    it('tells the département of each commune of a name, however it is written', () => {
      expect(['BESANCON', 'morez', 'Lons le Saunier', 'La Cure'].map(table.departementsDuNom)).toEqual([
        ['25'],
        ['39'],
        ['39'],
        [],
      ])
    })

    it('knows a commune by the name it had before it was merged', () => {
      expect(lieu('39400', 'Morez').libelle).toBe('39400 Hauts de Bienne')
    })
  })
}
