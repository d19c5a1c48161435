import { forceDe, pointsDe, POINTS_MAX } from '#domain/compte/force-mot-de-passe'
import { EXIGENCES } from '#domain/compte/mot-de-passe'
import { CHANGEMENT_TEXTS, forceTexte } from '../../contents/changement-texts.ts'
import styles from './solidite.module.css'

/** How strong the password is and what it lacks, in words, never by colour alone. */
export const Solidite = ({ motDePasse }: { readonly motDePasse: string }) => {
  const force = motDePasse === '' ? null : forceDe(motDePasse)
  return (
    <div className={styles['strength']}>
      <meter
        className={styles['bar']}
        data-force={force ?? undefined}
        aria-label={forceTexte(force)}
        min={0}
        max={POINTS_MAX}
        value={pointsDe(motDePasse)}
      />
      <output className={styles['word']}>{forceTexte(force)}</output>
      <p id="exigences">{CHANGEMENT_TEXTS.exigences}</p>
      <ul className={styles['list']} aria-labelledby="exigences">
        {EXIGENCES.map(({ phrase, satisfaite }) => {
          const faite = satisfaite(motDePasse)
          return (
            <li key={phrase} data-done={faite || undefined}>
              <span aria-hidden="true" className={styles['mark']}>
                {faite ? '✓' : '○'}
              </span>
              <span>
                {phrase}
                <span className="visually-hidden">
                  {' '}
                  ({faite ? CHANGEMENT_TEXTS.satisfaite : CHANGEMENT_TEXTS.manquante})
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      <p className={styles['advice']}>{CHANGEMENT_TEXTS.recommandation}</p>
    </div>
  )
}
