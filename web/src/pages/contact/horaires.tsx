import { useSite } from '../../app/site.ts'
import { Card } from '../../components/card.tsx'
import { Facts } from '../../components/facts.tsx'
import { CONTACT_TEXTS } from '../../contents/contact-texts.ts'
import { HORAIRES_ACCUEIL } from '../../contents/horaires.ts'
import styles from './contact.module.css'

/** When somebody answers, and when nobody will. */
export const Horaires = () => (
  <Card title={CONTACT_TEXTS.horaires}>
    <Facts className={styles['hours']} facts={HORAIRES_ACCUEIL.map(({ jours, heures }) => [jours, heures] as const)} />
    {useSite().fermetures?.map((phrase) => (
      <p key={phrase}>{phrase}</p>
    ))}
  </Card>
)
