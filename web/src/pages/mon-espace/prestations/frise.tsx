import { CARTE_TEXTS } from '../../../contents/prestations-texts.ts'
import type { Jalon } from '../../../features/suivi/jalon.ts'
import styles from './frise.module.css'

const Point = ({ etat, titre, quand, precisions }: Jalon) => (
  <li className={styles['jalon']} data-etat={etat} aria-current={etat === 'attendu' ? 'step' : undefined}>
    <p className={styles['titre']}>
      {titre}
      <span className="visually-hidden"> ({CARTE_TEXTS[etat]})</span>
    </p>
    {quand === null ? null : <p className={styles['quand']}>{quand}</p>}
    {precisions.map((precision) => (
      <p key={precision} className={styles['precision']}>
        {precision}
      </p>
    ))}
  </li>
)

/** The story of an order: what happened, what is awaited, what comes. */
export const Frise = ({ jalons, titreId }: { readonly jalons: readonly Jalon[]; readonly titreId: string }) => (
  <ol className={styles['frise']} aria-labelledby={titreId}>
    {jalons.map((jalon) => (
      <Point key={jalon.cle} {...jalon} />
    ))}
  </ol>
)
