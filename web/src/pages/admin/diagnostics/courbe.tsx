import { useId, useRef } from 'react'
import { COURBES_TEXTS } from '../../../contents/admin-diagnostics-texts.ts'
import { type Courbe as LaCourbe, type Mois, moisLong } from '../../../features/admin/diagnostics/mois.ts'
import { useTrace } from '../../../features/admin/diagnostics/use-trace.ts'
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
            <span className={styles['first']} aria-hidden="true" />
            {premiere}
          </th>
          <th scope="col">
            <span className={styles['second']} aria-hidden="true" />
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

/** Two quantities of the last twelve months: drawn for the eye, and the same values as text beside. */
export const Courbe = ({ courbe, mois }: Props) => {
  const titreId = useId()
  const place = useRef<HTMLDivElement>(null)
  const perdu = useTrace(place, mois, courbe)
  return (
    <section className={styles['plot']}>
      <h2 id={titreId}>{COURBES_TEXTS[courbe.id].titre}</h2>
      {courbe.id === 'montants' ? <p className={styles['soft']}>{COURBES_TEXTS.encaisseAide}</p> : null}
      <div className={styles['sides']}>
        {perdu ? (
          <p className={styles['soft']}>{COURBES_TEXTS.dessinPerdu}</p>
        ) : (
          <div ref={place} className={styles['drawing']} aria-hidden="true" />
        )}
        <Tableau courbe={courbe} mois={mois} titreId={titreId} />
      </div>
    </section>
  )
}
