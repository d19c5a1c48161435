import { useSite } from '../../app/site.ts'
import { PhoneLink } from '../../components/phone-link.tsx'
import { CONTACT_TEXTS } from '../../contents/contact-texts.ts'
import styles from './contact.module.css'

/** For when the form would be too slow. */
export const Urgence = () => (
  <section className={styles['emergency']} aria-labelledby="urgence">
    <h2 id="urgence" className={styles['emergencyTitle']}>
      {CONTACT_TEXTS.urgence}
    </h2>
    <p>{CONTACT_TEXTS.urgenceTexte}</p>
    <PhoneLink telephone={useSite().entreprise.telephone} className={styles['emergencyPhone']} />
    <p className={styles['small']}>{CONTACT_TEXTS.urgenceConseil}</p>
  </section>
)
