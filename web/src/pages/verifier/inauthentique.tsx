import { useSite } from '../../app/site.ts'
import { PhoneLink } from '../../components/phone-link.tsx'
import { VERIFICATION_TEXTS as TEXTS } from '../../contents/verification-texts.ts'
import { Carte } from './carte.tsx'
import styles from './verifier.module.css'

/** A code that is not ours, and what to do before paying anybody. */
export const Inauthentique = () => (
  <Carte kind="error" titre={TEXTS.inauthentique}>
    <p>{TEXTS.inauthentiqueTexte}</p>
    <h3 className={styles['title']}>{TEXTS.queFaire}</h3>
    <ul className={styles['steps']}>
      <li>{TEXTS.relire}</li>
      <li>
        <strong>{TEXTS.nePasPayer}</strong>
      </li>
      <li>
        {TEXTS.appeler} <PhoneLink telephone={useSite().entreprise.telephone} />
      </li>
    </ul>
    <p className={styles['small']}>{TEXTS.ancien}</p>
  </Carte>
)
