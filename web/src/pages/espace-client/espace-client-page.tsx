import { useSite } from '../../app/site.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Head } from '../../components/head.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import { ESPACE_CLIENT_TEXTS as TEXTS } from '../../contents/espace-client-texts.ts'
import styles from '../introuvable/introuvable.module.css'

/** Where the links to the account lead until there is one to log in to: it says so, and what to do instead. */
export const EspaceClientPage = () => (
  <div className={styles['page']}>
    <Head title={TEXTS.titre} description={TEXTS.description} />
    <h1>{TEXTS.titre}</h1>
    <p>{TEXTS.chapeau}</p>
    <p>{TEXTS.commande}</p>
    <p>
      {TEXTS.appel} <PhoneLink telephone={useSite().entreprise.telephone} /> {TEXTS.ou}
    </p>
    <div className={styles['actions']}>
      <ButtonLink to="/contact" variant="primary">
        {TEXTS.contact}
      </ButtonLink>
      <ButtonLink to="/services">{TEXTS.services}</ButtonLink>
    </div>
  </div>
)
