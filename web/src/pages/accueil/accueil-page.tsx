import { JOURS_CONTACT } from '#domain/calendrier/delai-contact'
import { BASE_VILLE } from '#domain/zone/coordonnees'
import { RAYON_INTERVENTION_KM } from '#domain/zone/rayons'
import { Head } from '../../components/head.tsx'
import { ACCUEIL_TEXTS, reassurances } from '../../contents/accueil-texts.ts'
import styles from './accueil.module.css'
import { Apropos } from './apropos.tsx'
import { Comment } from './comment.tsx'
import { Hero } from './hero.tsx'
import { Trades } from './trades.tsx'
import { ZoneDifferee } from './zone-differee.tsx'

export const AccueilPage = () => (
  <>
    <Head title={ACCUEIL_TEXTS.titreDocument} description={ACCUEIL_TEXTS.description} canonical="/" />
    <Hero />
    <dl className={styles['facts']}>
      {reassurances(RAYON_INTERVENTION_KM, BASE_VILLE, JOURS_CONTACT).map((fact) => (
        <div key={fact.titre} className={styles['fact']}>
          <dt>{fact.titre}</dt>
          <dd>{fact.texte}</dd>
        </div>
      ))}
    </dl>
    <Trades />
    <Comment />
    <Apropos />
    <ZoneDifferee />
  </>
)
