import { Head } from '../../components/head.tsx'
import { PROPOSITION_TEXTS, PROPOSITION_TITRES } from '../../contents/proposition-texts.ts'
import { Aide } from './aide.tsx'
import { Carte } from './carte.tsx'
import styles from './validation-date.module.css'

/** Neither an acceptance nor a refusal. */
export const ActionInconnue = () => (
  <div className={styles['page']}>
    <Head title={PROPOSITION_TITRES.inconnue} description={PROPOSITION_TEXTS.description} />
    <Carte kind="error" titre={PROPOSITION_TITRES.inconnue}>
      <p>{PROPOSITION_TEXTS.inconnueTexte}</p>
    </Carte>
    <Aide />
  </div>
)
