import { useId } from 'react'
import { type Echelle, echelleDe, hauteurDe } from './echelle.ts'
import { type Courbe as LaCourbe, type Mois, moisCourt, moisLong } from './mois.ts'
import { COURBES_TEXTS } from './texts.ts'
import styles from './courbe.module.css'
import tableau from './tableau.module.css'

type Props = { readonly courbe: LaCourbe; readonly mois: readonly Mois[] }

const Tableau = ({ courbe, mois, titreId }: Props & { readonly titreId: string }) => {
  const { premiere, seconde } = COURBES_TEXTS[courbe.id]
  return (
    <table aria-labelledby={titreId} className={tableau['table']}>
      <thead>
        <tr>
          <th scope="col">{COURBES_TEXTS.mois}</th>
          <th scope="col">
            <span className={styles['key']} data-first aria-hidden="true" />
            {premiere}
          </th>
          <th scope="col">
            <span className={styles['key']} aria-hidden="true" />
            {seconde}
          </th>
        </tr>
      </thead>
      <tbody>
        {mois.map((un) => (
          <tr key={un.mois}>
            <th scope="row">{moisLong(un.mois)}</th>
            <td>{courbe.ecrire(courbe.premiere(un))}</td>
            <td>{courbe.ecrire(courbe.seconde(un))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const part = (nombre: number): string => `${(100 * nombre).toFixed(2)}%`

/** Share of the place of a month that each of its two bars fills. */
const BARRE = 0.36

const Barres = ({ courbe, mois, echelle }: Props & { readonly echelle: Echelle }) => {
  const zero = hauteurDe(echelle, 0)
  const barre = (valeur: number, rang: number, classe: string | undefined) => {
    const haut = hauteurDe(echelle, valeur)
    return (
      <rect
        className={classe}
        x={part(rang / mois.length)}
        y={part(Math.min(haut, zero))}
        width={part(BARRE / mois.length)}
        height={part(Math.abs(haut - zero))}
      />
    )
  }
  return mois.map((un, rang) => (
    <g key={un.mois}>
      {barre(courbe.premiere(un), rang + 0.5 - BARRE, styles['first'])}
      {barre(courbe.seconde(un), rang + 0.5, styles['second'])}
    </g>
  ))
}

/** For the eye alone, in the colours of the page; the values stand beside as text. */
const Dessin = ({ courbe, mois }: Props) => {
  const echelle = echelleDe(mois.flatMap((un) => [courbe.premiere(un), courbe.seconde(un)]))
  const hauteurs = echelle.graduations.map((valeur) => ({ valeur, y: part(hauteurDe(echelle, valeur)) }))
  return (
    <div className={styles['drawing']} aria-hidden="true">
      <svg className={styles['axis']}>
        {hauteurs.map(({ valeur, y }) => (
          <text key={valeur} x="100%" y={y} dy="0.35em" textAnchor="end">
            {courbe.graduer(valeur)}
          </text>
        ))}
      </svg>
      <svg data-dessin>
        {hauteurs.map(({ valeur, y }) => (
          <line key={valeur} x1="0" x2="100%" y1={y} y2={y} />
        ))}
        <Barres courbe={courbe} mois={mois} echelle={echelle} />
      </svg>
      <svg className={styles['months']}>
        {mois.map((un, rang) => (
          <text key={un.mois} x={part((rang + 0.5) / mois.length)} y="1.1em" textAnchor="middle">
            {moisCourt(un.mois)}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** Two quantities of the last twelve months: drawn for the eye, and the same values as text beside. */
export const Courbe = ({ courbe, mois }: Props) => {
  const titreId = useId()
  return (
    <section className={styles['plot']}>
      <h2 id={titreId}>{COURBES_TEXTS[courbe.id].titre}</h2>
      {courbe.id === 'montants' ? <p className={styles['soft']}>{COURBES_TEXTS.encaisseAide}</p> : null}
      <div className={styles['sides']}>
        <Dessin courbe={courbe} mois={mois} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- large text makes it wider than a phone: arrows move it. */}
        <section className={tableau['box']} aria-labelledby={titreId} tabIndex={0}>
          <Tableau courbe={courbe} mois={mois} titreId={titreId} />
        </section>
      </div>
    </section>
  )
}
