import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { CodePostal } from '#domain/client/adresse'
import { distanceDeLaBase, estApproximatif, type Lieu } from '#domain/zone/lieu'
import { verdictDeZone } from '#domain/zone/zone-intervention'
import type { CommuneTable } from './commune-table.ts'

const unCodePostal = (code: string): CodePostal => {
  const codePostal = CodePostal.decode(code)
  if (E.isLeft(codePostal)) throw new Error(`not a postcode: ${code}`)
  return codePostal.right
}

/** What every table of towns promises of a few postcodes that it must know: 39000, 39100, 39700, 01000, 25000 and 75001. */
export const describeCommuneTable = (name: string, make: () => CommuneTable): void => {
  describe(`${name}, as a table of towns`, () => {
    const table = make()
    const villes = (code: string): readonly string[] => table.villes(unCodePostal(code))
    const centre = (code: string): Lieu => {
      const lieu = table.centre(unCodePostal(code))
      if (O.isNone(lieu)) throw new Error(`no centre for ${code}`)
      return lieu.value
    }

    it('names the only town of a postcode', () => {
      expect(villes('39000')).toEqual(['Lons-le-Saunier'])
    })

    it('names the towns of a postcode once each, in French order', () => {
      const noms = villes('39700')
      const quatre = ['Dampierre', 'Étrepigney', 'Évans', 'Fraisans']
      expect(noms.filter((nom) => quatre.includes(nom))).toEqual(quatre)
      expect(noms).toEqual([...new Set(noms)].toSorted(new Intl.Collator('fr').compare))
    })

    it('names towns far from the base, without a point there', () => {
      expect(villes('75001')).toEqual(['Paris'])
      expect(table.centre(unCodePostal('75001'))).toEqual(O.none)
      expect(table.centre(unCodePostal('25000'))).toEqual(O.none)
    })

    it('knows nothing of a postcode that does not exist', () => {
      expect(villes('00000')).toEqual([])
      expect(table.centre(unCodePostal('00000'))).toEqual(O.none)
    })

    it('locates a postcode near the base approximately', () => {
      const lons = centre('39000')
      expect(distanceDeLaBase(lons)).toBeCloseTo(2.4, 0)
      expect(estApproximatif(lons)).toBe(true)
      expect(verdictDeZone(lons)).toBe('dans_la_zone')
    })

    it('is sure that a postcode stands outside the zone only when all of it does', () => {
      expect(verdictDeZone(centre('39100'))).toBe('a_verifier')
      expect(verdictDeZone(centre('01000'))).toBe('trop_loin')
    })
  })
}
