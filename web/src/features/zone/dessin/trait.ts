import { type Point, projeter, type Trace } from './projection.ts'

const ecrire = ({ x, y }: Point): string => `${x} ${y}`

const dixieme = (n: number): number => Math.round(n * 10) / 10

/** Control points of the curve from `b` to `c`, so that it leaves and arrives as the hand does (Catmull-Rom). */
const courbe = (a: Point, b: Point, c: Point, d: Point): string => {
  const depart = { x: dixieme(b.x + (c.x - a.x) / 6), y: dixieme(b.y + (c.y - a.y) / 6) }
  const arrivee = { x: dixieme(c.x - (d.x - b.x) / 6), y: dixieme(c.y - (d.y - b.y) / 6) }
  return `C${ecrire(depart)} ${ecrire(arrivee)} ${ecrire(c)}`
}

/** The path of a supple line through points of the ground; `ferme` joins the last to the first. */
export const trait = (trace: Trace, ferme = false): string => {
  const points = trace.map(([lat, lng]) => projeter({ lat, lng }))
  const total = points.length
  const at = (rang: number): Point => {
    const voisin = ferme ? (rang + total) % total : Math.min(Math.max(rang, 0), total - 1)
    return points[voisin] ?? { x: 0, y: 0 }
  }
  const courbes = Array.from({ length: ferme ? total : Math.max(0, total - 1) }, (_, rang) =>
    courbe(at(rang - 1), at(rang), at(rang + 1), at(rang + 2)),
  )
  return `M${ecrire(at(0))}${courbes.join('')}${ferme ? 'Z' : ''}`
}

/** Short strokes along a line, down its left side, as old maps show the edge of a plateau. */
export const hachures = (trace: Trace, pas: number, longueur: number): string => {
  const points = trace.map(([lat, lng]) => projeter({ lat, lng }))
  return points
    .slice(1)
    .flatMap((fin, rang) => {
      const debut = points[rang] ?? fin
      const distance = Math.hypot(fin.x - debut.x, fin.y - debut.y)
      const [ux, uy] = [(fin.x - debut.x) / distance, (fin.y - debut.y) / distance]
      return Array.from({ length: Math.floor(distance / pas) }, (_, n) => {
        const [x, y] = [dixieme(debut.x + ux * n * pas), dixieme(debut.y + uy * n * pas)]
        // Uneven, like a hand's.
        const creux = longueur * (1 - ((n * 7) % 4) / 10)
        return `M${x} ${y}l${dixieme(uy * creux)} ${dixieme(-ux * creux)}`
      })
    })
    .join('')
}
