import { BASE, BASE_VILLE, type Lieu } from '#domain/zone/zone-intervention'
import { RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM } from '#domain/zone/rayons'
import styles from './zone-drawing.module.css'
import { ZONE_DESSIN } from '../../../contents/zone-texts.ts'
import { CADRE, enUnites, projeter, ramener, type Trace } from './projection.ts'
import { VILLES_DE_LA_ZONE } from '../villes/villes-de-la-zone.ts'
import { CONTOUR_JURA } from './contour-jura.ts'
import { LACS, RIVIERES } from './eaux.ts'
import { ETANGS, REBORDS, SAPINS, VIGNES } from './relief.ts'
import { hachures, trait } from './trait.ts'

const CENTRE = projeter(BASE)

const RAYON = enUnites(RAYON_INTERVENTION_KM)
const SECOND = enUnites(RAYON_SUR_DEMANDE_KM)

/** All but the zone, so that the zone stands out. */
const VOILE = `M0 0H${CADRE.largeur}V${CADRE.hauteur}H0zM${CENTRE.x - RAYON} ${CENTRE.y}a${RAYON} ${RAYON} 0 1 0 ${2 * RAYON} 0a${RAYON} ${RAYON} 0 1 0 ${-2 * RAYON} 0z`

/** Names of lands around, for orientation only. */
const Pays = () => (
  <>
    {[ZONE_DESSIN.departement, ...ZONE_DESSIN.pays].map(({ nom, lat, lng }) => {
      const { x, y } = projeter({ lat, lng })
      return (
        <text key={nom} className={styles['contree']} x={x} y={y} textAnchor="middle">
          {nom}
        </text>
      )
    })}
  </>
)

/** The radius written on its circle, at an angle in degrees counter-clockwise from the east. */
const Rayon = ({
  km,
  angle,
  className,
}: {
  readonly km: number
  readonly angle: number
  readonly className: string | undefined
}) => {
  const radians = (angle * Math.PI) / 180
  return (
    <text
      className={[styles['rayon'], className].join(' ')}
      x={Math.round(CENTRE.x + enUnites(km) * Math.cos(radians))}
      y={Math.round(CENTRE.y - enUnites(km) * Math.sin(radians)) + 4}
      textAnchor="middle"
    >
      {km}&nbsp;km
    </text>
  )
}

/** A fir for a needle. */
const Nord = () => (
  <g className={styles['nord']} transform="translate(562 52)">
    <path d="M0 13v9M0-22 6-11H3l6 9H5L12 13h-24L-5-2h-4l6-9h-3z" />
    <text y="38" textAnchor="middle">
      N
    </text>
  </g>
)

const Echelle = () => (
  <g className={styles['echelle']}>
    <path d={`M20 376v6h${enUnites(10)}v-6`} />
    <text x={20 + enUnites(10) / 2} y="370" textAnchor="middle">
      10&nbsp;km
    </text>
  </g>
)

/** The zone true to scale, drawn by hand: it stands before the tiles and without them. */
export const ZoneDrawing = ({ lieu = null }: { readonly lieu?: Lieu | null }) => (
  <svg
    className={styles['dessin']}
    viewBox={`0 0 ${CADRE.largeur} ${CADRE.hauteur}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <Terrain />
    <path className={styles['voile']} d={VOILE} fillRule="evenodd" />
    <Pays />
    <circle className={styles['second']} cx={CENTRE.x} cy={CENTRE.y} r={SECOND} />
    <circle className={styles['premier']} cx={CENTRE.x} cy={CENTRE.y} r={RAYON} />
    <Rayon km={RAYON_INTERVENTION_KM} angle={150} className={styles['dansLaZone']} />
    <Rayon km={RAYON_SUR_DEMANDE_KM} angle={150} className={styles['surDemande']} />
    <Etiquettes />
    <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
      <circle className={styles['base']} r="6" />
      <text className={styles['nomBase']} x="-11" y="4.500" textAnchor="end">
        {BASE_VILLE}
      </text>
    </g>
    {lieu === null ? null : <PointCherche lieu={lieu} />}
    <Nord />
    <Echelle />
  </svg>
)

/** Just outside the second circle: farther places are pointed at from there. */
const BORD = enUnites(RAYON_SUR_DEMANDE_KM + 4)

/** The place that was looked for, with the circle that surely holds it when only its town is known. */
const PointCherche = ({ lieu }: { readonly lieu: Lieu }) => {
  const { x, y, dehors, angle } = ramener(projeter(lieu.coordonnees), BORD)
  return (
    <g className={styles['cherche']} transform={`translate(${x} ${y})`}>
      {dehors ? (
        <path d="M12 0-6-8v16z" transform={`rotate(${angle})`} />
      ) : (
        <>
          {lieu.precisionKm > 0 ? <circle className={styles['alentour']} r={enUnites(lieu.precisionKm)} /> : null}
          <path d="M0 0C-9-11-9-26 0-26S9-11 0 0z" />
          <circle className={styles['coeur']} cy="-17" r="3.500" />
        </>
      )}
    </g>
  )
}

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
const Etiquettes = () => (
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

const JURA = trait(CONTOUR_JURA, true)

const EAUX_COURANTES = RIVIERES.map((riviere) => trait(riviere)).join('')

const LAC = LACS.map((lac) => trait(lac, true)).join('')

const LIGNES = REBORDS.map((rebord) => trait(rebord)).join('')

const PENTES = REBORDS.map((rebord) => hachures(rebord, 5, 7)).join('')

/** One small shape at each place, as one path. */
const semer = (lieux: Trace, forme: string): string =>
  lieux
    .map(([lat, lng]) => projeter({ lat, lng }))
    .map(({ x, y }) => `M${x} ${y}${forme}`)
    .join('')

const SAPIN = semer(SAPINS, 'l-5 0 3.4-5h-2l4-6 4 6h-2l3.4 5h-5v3.5')

const VIGNE = semer(
  VIGNES,
  'v-6m-2.500 2.200 2.500 2.200 2.500-2.200m3.500 1.600v-6m-2.500 2.200 2.500 2.200 2.500-2.200',
)

const ETANG = semer(ETANGS, 'h9m-12 3h10')

/** The ground of the drawing: the department, its waters, the edges of its plateaus, its firs and its vines. */
const Terrain = () => (
  <>
    <clipPath id="zone-jura">
      <path d={JURA} />
    </clipPath>
    <path className={styles['pays']} d={JURA} />
    <path className={styles['lisere']} d={JURA} clipPath="url(#zone-jura)" />
    <path className={styles['lac']} d={LAC} />
    <path className={styles['eau']} d={EAUX_COURANTES} />
    <path className={styles['etang']} d={ETANG} />
    <path className={styles['pente']} d={PENTES} />
    <path className={styles['rebord']} d={LIGNES} />
    <path className={styles['vigne']} d={VIGNE} />
    <path className={styles['sapin']} d={SAPIN} />
    <path className={styles['repentir']} d={JURA} />
    <path className={styles['contour']} d={JURA} />
  </>
)
