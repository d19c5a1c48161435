import { CATEGORIES } from '#domain/catalogue/categorie'
import { formaterMontant } from '#domain/shared/montant'
import { KM_OFFERTS, PRIX_DU_KM } from '#domain/tarification/frais-deplacement'
import { ButtonLink } from '../../components/button.tsx'
import { Head } from '../../components/head.tsx'
import { CATEGORIE_TEXTS } from '../../contents/categorie-texts.ts'
import { deplacementTexte, SERVICES_TEXTS } from '../../contents/services-texts.ts'
import { CategorieSection } from './categorie-section.tsx'
import styles from './services.module.css'

const Intro = () => (
  <div className={styles['intro']}>
    <h1>{SERVICES_TEXTS.titre}</h1>
    <div className={styles['lead']}>
      <p>{SERVICES_TEXTS.chapeau}</p>
      <p>{deplacementTexte(KM_OFFERTS, formaterMontant(PRIX_DU_KM))}</p>
    </div>
    <nav aria-label={SERVICES_TEXTS.sommaire}>
      <ul className={styles['jumps']}>
        {CATEGORIES.map((categorie) => (
          <li key={categorie}>
            <a href={`#${categorie}`}>{CATEGORIE_TEXTS[categorie].titre}</a>
          </li>
        ))}
      </ul>
    </nav>
  </div>
)

/** The price list, one section for each trade. */
export const ServicesPage = () => (
  <>
    <Head title={SERVICES_TEXTS.titreDocument} description={SERVICES_TEXTS.description} canonical="/services" />
    <Intro />
    {CATEGORIES.map((categorie) => (
      <CategorieSection key={categorie} categorie={categorie} />
    ))}
    <section className={styles['other']} aria-labelledby="autre">
      <div>
        <h2 id="autre">{SERVICES_TEXTS.autreTitre}</h2>
        <p>{SERVICES_TEXTS.autreTexte}</p>
      </div>
      <ButtonLink to="/contact">{SERVICES_TEXTS.autreLien}</ButtonLink>
    </section>
  </>
)
