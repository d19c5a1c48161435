import { describe, expect, it } from 'vitest'
import { BASE, distanceKm } from '#domain/zone/zone-intervention'
import { CONTOUR_JURA } from './contour-jura.ts'
import { CADRE, enUnites, projeter, ramener, UNITES_PAR_KM } from './projection.ts'
import { hachures, trait } from './trait.ts'
import { VILLES_DE_LA_ZONE } from '../villes/villes-de-la-zone.ts'

const duMilieu = ({ x, y }: { readonly x: number; readonly y: number }): number =>
  Math.hypot(x - CADRE.largeur / 2, y - CADRE.hauteur / 2)

describe('the drawing', () => {
  it('has the base in the middle, north above and east on the right', () => {
    expect(projeter(BASE)).toEqual({ x: 300, y: 200 })
    expect(projeter({ lat: BASE.lat + 0.1, lng: BASE.lng }).y).toBeLessThan(200)
    expect(projeter({ lat: BASE.lat, lng: BASE.lng + 0.1 }).x).toBeGreaterThan(300)
  })

  it.each(VILLES_DE_LA_ZONE.map((ville) => [ville.libelle, ville.coordonnees] as const))(
    'puts %s at its true distance, to 300 m',
    (_nom, coordonnees) => {
      const dessinee = duMilieu(projeter(coordonnees)) / UNITES_PAR_KM
      expect(Math.abs(dessinee - distanceKm(BASE, coordonnees))).toBeLessThan(0.3)
    },
  )

  it('holds the whole of the second circle', () => {
    expect(2 * enUnites(50)).toBeLessThan(CADRE.hauteur)
  })

  it('surrounds the base with the department, closed', () => {
    const lats = CONTOUR_JURA.map(([lat]) => lat)
    expect([Math.min(...lats), Math.max(...lats)]).toEqual([46.26, 47.3])
    expect(trait(CONTOUR_JURA, true)).toMatch(/^M[\d.-]+ [\d.-]+(C[\d. -]+){61}Z$/)
  })
})

describe('a place that is looked for', () => {
  it('stands where it is while the drawing reaches it', () => {
    expect(ramener({ x: 340, y: 230 }, 60)).toMatchObject({ x: 340, y: 230, dehors: false })
  })

  it('is pointed at from the edge beyond', () => {
    expect(ramener({ x: 300, y: -500 }, 180)).toEqual({ x: 300, y: 20, dehors: true, angle: -90 })
  })
})

describe('a line drawn by hand', () => {
  it('passes through every point of an open line', () => {
    const points = trait([
      [46.674, 5.527],
      [46.7, 5.6],
    ])
    const { x, y } = projeter({ lat: 46.7, lng: 5.6 })
    expect(points.startsWith('M300 200C')).toBe(true)
    expect(points.endsWith(` ${x} ${y}`)).toBe(true)
  })

  it('shades the lower side, west of a line that goes north', () => {
    const traits = [
      ...hachures(
        [
          [46.6, 5.5],
          [46.7, 5.5],
        ],
        10,
        8,
      ).matchAll(/l(-?[\d.]+) /g),
    ].map(([, dx]) => Number(dx))
    expect(traits.length).toBeGreaterThan(2)
    expect(traits.every((dx) => dx < 0)).toBe(true)
  })
})
