import { Link } from '../../app/router.ts'
import { useSite } from '../../app/site.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Head } from '../../components/head.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import { NOT_FOUND_TEXTS } from '../../contents/site-texts.ts'
import { PerduDrawing } from '../../drawings/perdu-drawing.tsx'
import styles from './introuvable.module.css'

/** Any unknown path. The server answers 404 with it. */
export const IntrouvablePage = () => (
  <div className={styles['page']}>
    <Head title={NOT_FOUND_TEXTS.titre} description={NOT_FOUND_TEXTS.texte} />
    <PerduDrawing />
    <h1>{NOT_FOUND_TEXTS.titre}</h1>
    <p>{NOT_FOUND_TEXTS.texte}</p>
    <div className={styles['actions']}>
      <ButtonLink to="/services" variant="primary">
        {NOT_FOUND_TEXTS.services}
      </ButtonLink>
      <ButtonLink to="/">{NOT_FOUND_TEXTS.accueil}</ButtonLink>
    </div>
    <ul className={styles['others']}>
      <li>
        <Link to="/contact">{NOT_FOUND_TEXTS.contact}</Link>
      </li>
      <li>
        <Link to="/plan-du-site">{NOT_FOUND_TEXTS.plan}</Link>
      </li>
    </ul>
    <p>
      {NOT_FOUND_TEXTS.appel} <PhoneLink telephone={useSite().entreprise.telephone} />.
    </p>
  </div>
)
