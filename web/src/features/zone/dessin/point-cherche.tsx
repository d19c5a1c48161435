import { RAYON_SUR_DEMANDE_KM } from '#domain/zone/rayons'
import type { Lieu } from '#domain/zone/lieu'
import { enUnites, projeter, ramener } from './projection.ts'
import styles from './zone-drawing.module.css'

/** Just outside the second circle: farther places are pointed at from there. */
const BORD = enUnites(RAYON_SUR_DEMANDE_KM + 4)

/** The place that was looked for, with the circle that surely holds it when only its town is known. */
export const PointCherche = ({ lieu }: { readonly lieu: Lieu }) => {
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
