import { ButtonLink } from '../../../components/button.tsx'
import { PRESTATIONS_TEXTS } from '../../../contents/prestations-texts.ts'
import { ESPACE_TEXTS } from '../../../contents/mon-espace-texts.ts'
import { StepDrawing } from '../../../drawings/step-drawing.tsx'
import styles from './onglet-prestations.module.css'

/** Sixth step of the home page: follow-up and history. */
const SUIVRE = 5

/** No order yet: what happens here once there is one, and the way to it. */
export const Vide = () => (
  <section className={styles['empty']}>
    <StepDrawing step={SUIVRE} />
    <h2>{PRESTATIONS_TEXTS.videTitre}</h2>
    <p>{PRESTATIONS_TEXTS.videTexte}</p>
    <div className={styles['actions']}>
      <ButtonLink to="/commander" variant="primary">
        {ESPACE_TEXTS.commander}
      </ButtonLink>
      <ButtonLink to="/services">{PRESTATIONS_TEXTS.videServices}</ButtonLink>
    </div>
  </section>
)
