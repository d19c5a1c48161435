import { useSite } from '../../app/site.ts'
import { PhoneLink } from '../../components/phone-link.tsx'
import { HORAIRES_INTERVENTIONS } from '../../contents/horaires.ts'
import { PROPOSITION_TEXTS } from '../../contents/proposition-texts.ts'
import styles from './validation-date.module.css'

/** The days with hours come first; the others are closed. */
const [OUVERTS] = HORAIRES_INTERVENTIONS

/** Whom to call or write to, and when. */
export const Aide = () => {
  const { telephone, email } = useSite().entreprise
  return (
    <section className={styles['help']} aria-labelledby="aide">
      <h2 id="aide" className={styles['helpTitle']}>
        {PROPOSITION_TEXTS.aideTitre}
      </h2>
      <p>{PROPOSITION_TEXTS.aide}</p>
      <dl className={styles['facts']}>
        <div>
          <dt>{PROPOSITION_TEXTS.telephone}</dt>
          <dd>
            <PhoneLink telephone={telephone} />
          </dd>
        </div>
        <div>
          <dt>{PROPOSITION_TEXTS.courriel}</dt>
          <dd className={styles['mail']}>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{PROPOSITION_TEXTS.heures}</dt>
          <dd>
            {OUVERTS?.jours}, {OUVERTS?.heures}
          </dd>
        </div>
      </dl>
    </section>
  )
}
