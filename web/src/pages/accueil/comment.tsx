import { JOURS_CONTACT } from '#domain/calendrier/horaires'
import styles from './comment.module.css'
import { ButtonLink } from '../../components/button.tsx'
import { ACCUEIL_TEXTS, etapes } from '../../contents/accueil-texts.ts'
import { StepDrawing } from '../../drawings/step-drawing.tsx'

/** How it works, in six steps. */
export const Comment = () => (
  <section id="comment" tabIndex={-1} aria-labelledby="comment-titre" className={styles['comment']}>
    <div className={styles['heading']}>
      <h2 id="comment-titre">{ACCUEIL_TEXTS.commentTitre}</h2>
      <p>{ACCUEIL_TEXTS.commentChapeau}</p>
    </div>
    <ol className={styles['steps']}>
      {etapes(JOURS_CONTACT).map(({ titre, texte }, step) => (
        <li key={titre} className={styles['step']}>
          <StepDrawing step={step} />
          <div className={styles['words']}>
            <h3>{titre}</h3>
            <p>{texte}</p>
          </div>
        </li>
      ))}
    </ol>
    <ButtonLink to="/commander" className={styles['order']}>
      {ACCUEIL_TEXTS.commander}
    </ButtonLink>
  </section>
)
