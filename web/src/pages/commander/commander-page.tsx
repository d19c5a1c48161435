import { ButtonLink } from '../../components/button.tsx'
import { Head } from '../../components/head.tsx'
import { Steps } from '../../components/steps.tsx'
import { COMMANDER_TEXTS } from '../../contents/commander-texts.ts'
import styles from './commander.module.css'

/** Section 2, Order: one screen behind eight addresses. */
export const CommanderPage = () => (
  <div className={styles['page']}>
    <Head title={COMMANDER_TEXTS.titreDocument} description={COMMANDER_TEXTS.description} canonical="/commander" />
    <ButtonLink to="/services" variant="quiet" className={styles['back']}>
      {COMMANDER_TEXTS.retour}
    </ButtonLink>
    <h1>{COMMANDER_TEXTS.titre}</h1>
    <Steps label={COMMANDER_TEXTS.titre} names={COMMANDER_TEXTS.etapes} current={0} />
  </div>
)
