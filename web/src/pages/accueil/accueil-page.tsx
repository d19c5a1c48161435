import { BASE_VILLE } from '#domain/zone/coordonnees'
import { RAYON_INTERVENTION_KM } from '#domain/zone/zone-intervention'
import { useSite } from '../../app/site.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Head } from '../../components/head.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import { ACCUEIL_TEXTS, reassurances } from '../../contents/accueil-texts.ts'
import { AtelierDrawing } from '../../drawings/atelier-drawing.tsx'
import styles from './accueil.module.css'
import { Trades } from './trades.tsx'

const Hero = () => (
  <div className={styles['hero']}>
    <div className={styles['heroText']}>
      <h1 className={styles['title']}>{ACCUEIL_TEXTS.titre}</h1>
      <p className={styles['lead']}>{ACCUEIL_TEXTS.chapeau}</p>
      <div className={styles['actions']}>
        <ButtonLink to="/services" variant="primary">
          {ACCUEIL_TEXTS.services}
        </ButtonLink>
        <p>
          {ACCUEIL_TEXTS.appel} <PhoneLink telephone={useSite().entreprise.telephone} />
        </p>
      </div>
    </div>
    <AtelierDrawing className={styles['picture']} />
  </div>
)

/** Section 2, Home: who, what, and where to go next. */
export const AccueilPage = () => (
  <>
    <Head title={ACCUEIL_TEXTS.titreDocument} description={ACCUEIL_TEXTS.description} canonical="/" />
    <Hero />
    <dl className={styles['facts']}>
      {reassurances(RAYON_INTERVENTION_KM, BASE_VILLE).map((fact) => (
        <div key={fact.titre} className={styles['fact']}>
          <dt>{fact.titre}</dt>
          <dd>{fact.texte}</dd>
        </div>
      ))}
    </dl>
    <Trades />
    <section id="apropos" tabIndex={-1} className={styles['about']}>
      <h2>{ACCUEIL_TEXTS.aproposTitre}</h2>
      <div className={styles['aboutText']}>
        {ACCUEIL_TEXTS.aproposTextes.map((texte) => (
          <p key={texte}>{texte}</p>
        ))}
        <p className={styles['signature']}>{useSite().entreprise.responsable}</p>
      </div>
    </section>
  </>
)
