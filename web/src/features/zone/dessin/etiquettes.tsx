import { projeter } from './projection.ts'
import { VILLES_DE_LA_ZONE } from '../villes/villes-de-la-zone.ts'
import styles from './zone-drawing.module.css'

type Cote = 'est' | 'ouest' | 'nord' | 'sud'

/** Where each name stands so that none covers another; `mineure` leaves the drawing of a narrow screen. */
const PLACES: Readonly<Record<string, { readonly cote: Cote; readonly mineure?: boolean }>> = {
  'Lons-le-Saunier': { cote: 'est' },
  Voiteur: { cote: 'est', mineure: true },
  Bletterans: { cote: 'ouest' },
  Cousance: { cote: 'ouest', mineure: true },
  Sellières: { cote: 'nord', mineure: true },
  Orgelet: { cote: 'ouest' },
  'Clairvaux-les-Lacs': { cote: 'est', mineure: true },
  Louhans: { cote: 'ouest' },
  Poligny: { cote: 'est' },
  Champagnole: { cote: 'nord' },
  'Saint-Amour': { cote: 'ouest' },
  Arbois: { cote: 'ouest' },
  Arinthod: { cote: 'sud', mineure: true },
  'Pierre-de-Bresse': { cote: 'nord', mineure: true },
  Chaussin: { cote: 'ouest', mineure: true },
  'Saint-Claude': { cote: 'sud' },
  Morez: { cote: 'est' },
  Nozeroy: { cote: 'est', mineure: true },
  'Salins-les-Bains': { cote: 'est', mineure: true },
  Dole: { cote: 'est' },
}

/** Gap between the point and the name, then the anchor of the name. */
const ANCRES: Readonly<
  Record<Cote, { readonly dx: number; readonly dy: number; readonly ancre: 'start' | 'end' | 'middle' }>
> = {
  est: { dx: 7, dy: 4, ancre: 'start' },
  ouest: { dx: -7, dy: 4, ancre: 'end' },
  nord: { dx: 0, dy: -8, ancre: 'middle' },
  sud: { dx: 0, dy: 16, ancre: 'middle' },
}

/** The towns under their names. */
export const Etiquettes = () => (
  <>
    {VILLES_DE_LA_ZONE.map(({ libelle, coordonnees }) => {
      const place = PLACES[libelle]
      if (place === undefined) return null
      const { x, y } = projeter(coordonnees)
      const { dx, dy, ancre } = ANCRES[place.cote]
      return (
        <g key={libelle} className={place.mineure === true ? styles['mineure'] : undefined}>
          <circle className={styles['ville']} cx={x} cy={y} r="3" />
          <text className={styles['nom']} x={x + dx} y={y + dy} textAnchor={ancre}>
            {libelle}
          </text>
        </g>
      )
    })}
  </>
)
