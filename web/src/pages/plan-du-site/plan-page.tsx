import type { ReactNode } from 'react'
import { CATALOGUE } from '#domain/catalogue/catalogue'
import { CATEGORIES } from '#domain/catalogue/categorie'
import { Link } from '../../app/router.ts'
import { useSite } from '../../app/site.ts'
import { Head } from '../../components/head.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import { HORAIRES_ACCUEIL } from '../../contents/horaires.ts'
import { LEGAL_DESCRIPTIONS } from '../../contents/legal/page-texts.ts'
import { PLAN, PLAN_TEXTS, type PartieDuPlan, ZONE_DU_PLAN } from '../../contents/plan-texts.ts'
import { CATEGORIE_NOMS } from '../../contents/categorie-noms.ts'
import styles from './plan.module.css'

type PartieProps = { readonly titre: string; readonly wide?: boolean; readonly children: ReactNode }

const Partie = ({ titre, wide = false, children }: PartieProps) => (
  <section className={[styles['part'], wide && styles['wide']].filter(Boolean).join(' ')}>
    <h2>{titre}</h2>
    {children}
  </section>
)

const Liens = ({ liens }: Pick<PartieDuPlan, 'liens'>) => (
  <ul>
    {liens.map(({ to, texte, aide }) => (
      <li key={to}>
        <Link to={to}>{texte}</Link>
        {aide === undefined ? null : <span className={styles['help']}>{aide}</span>}
      </li>
    ))}
  </ul>
)

const Services = () => (
  <Partie titre={PLAN_TEXTS.services} wide>
    {CATEGORIES.map((categorie) => (
      <div key={categorie}>
        <h3>
          <Link to={`/services#${categorie}`}>{CATEGORIE_NOMS[categorie]}</Link>
        </h3>
        <Liens
          liens={CATALOGUE.filter((service) => service.categorie === categorie).map(({ id, nom }) => ({
            to: `/services#service-${id}`,
            texte: nom,
          }))}
        />
      </div>
    ))}
  </Partie>
)

const Contact = () => {
  const { telephone, email } = useSite().entreprise
  return (
    <Partie titre={PLAN_TEXTS.contact}>
      <ul>
        <li>
          <PhoneLink telephone={telephone} />
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
      {HORAIRES_ACCUEIL.map(({ jours, heures }) => (
        <p key={jours}>
          {jours}, {heures}
        </p>
      ))}
    </Partie>
  )
}

const Textes = ({ titre, textes }: { readonly titre: string; readonly textes: readonly string[] }) => (
  <Partie titre={titre}>
    {textes.map((texte) => (
      <p key={texte}>{texte}</p>
    ))}
  </Partie>
)

export const PlanPage = () => (
  <>
    <Head title={PLAN_TEXTS.titre} description={LEGAL_DESCRIPTIONS.plan} canonical="/plan-du-site" />
    <h1>{PLAN_TEXTS.titre}</h1>
    <p className={styles['lead']}>{PLAN_TEXTS.chapeau}</p>
    <div className={styles['parts']}>
      {PLAN.map(({ titre, liens }) => (
        <Partie key={titre} titre={titre}>
          <Liens liens={liens} />
        </Partie>
      ))}
      <Services />
      <Textes titre={PLAN_TEXTS.zone} textes={ZONE_DU_PLAN} />
      <Contact />
      <Textes titre={PLAN_TEXTS.technique} textes={PLAN_TEXTS.techniqueTextes} />
    </div>
  </>
)
