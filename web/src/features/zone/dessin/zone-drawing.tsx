import { BASE, BASE_VILLE } from '#domain/zone/coordonnees'
import type { Lieu } from '#domain/zone/lieu'
import { RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM } from '#domain/zone/rayons'
import { ZONE_DESSIN } from '../../../contents/zone-texts.ts'
import { Etiquettes } from './etiquettes.tsx'
import { PointCherche } from './point-cherche.tsx'
import { CADRE, enUnites, projeter } from './projection.ts'
import { Terrain } from './terrain.tsx'
import styles from './zone-drawing.module.css'

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
