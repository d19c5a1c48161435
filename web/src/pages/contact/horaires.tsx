import { Card } from '../../components/card.tsx'
import { CONTACT_TEXTS } from '../../contents/contact-texts.ts'
import { HORAIRES_ACCUEIL } from '../../contents/horaires.ts'
import styles from './contact.module.css'

/** When somebody answers. Section 2. */
export const Horaires = () => (
  <Card title={CONTACT_TEXTS.horaires}>
    <dl className={styles['hours']}>
      {HORAIRES_ACCUEIL.map(({ jours, heures }) => (
        <div key={jours}>
          <dt>{jours}</dt>
          <dd>{heures}</dd>
        </div>
      ))}
    </dl>
  </Card>
)
