import type { ReactNode } from 'react'
import type { PageTrouvee, Resultats as Trouves, ServiceTrouve } from '#domain/recherche/rechercher'
import { Link } from '../../app/router.ts'
import { MarkedText } from '../../components/marked-text.tsx'
import { RECHERCHE_TEXTS } from '../../contents/recherche-texts.ts'
import { CATEGORIE_NOMS } from '../../contents/categorie-noms.ts'
import { lienDuService } from '../../features/recherche/lien-service.ts'
import styles from './recherche.module.css'

type ResultProps = {
  readonly lien: string
  readonly titre: string
  readonly passage: string
  readonly terme: string
  readonly children?: ReactNode
}

const Result = ({ lien, titre, passage, terme, children }: ResultProps) => (
  <li className={styles['result']}>
    <h3>
      <Link to={lien}>
        <MarkedText texte={titre} terme={terme} />
      </Link>
    </h3>
    <p>
      <MarkedText texte={passage} terme={terme} />
    </p>
    {children}
  </li>
)

type Props = { readonly terme: string }

const Pages = ({ pages, terme }: Props & { readonly pages: readonly PageTrouvee[] }) => (
  <section className={styles['section']} aria-labelledby="pages">
    <h2 id="pages">{RECHERCHE_TEXTS.pages}</h2>
    <ul className={styles['list']}>
      {pages.map(({ chemin, titre, passage }) => (
        <Result key={chemin} lien={chemin} titre={titre} passage={passage} terme={terme} />
      ))}
    </ul>
  </section>
)

const Services = ({ services, terme }: Props & { readonly services: readonly ServiceTrouve[] }) => (
  <section className={styles['section']} aria-labelledby="services">
    <h2 id="services">{RECHERCHE_TEXTS.services}</h2>
    <ul className={styles['list']}>
      {services.map((trouve) => (
        <Result
          key={trouve.service.id}
          lien={lienDuService(trouve, terme)}
          titre={trouve.service.nom}
          passage={trouve.passage}
          terme={terme}
        >
          <p className={styles['excerpt']}>{CATEGORIE_NOMS[trouve.service.categorie]}</p>
        </Result>
      ))}
    </ul>
  </section>
)

/** Pages, then services, each with the words around the term. */
export const Resultats = ({ pages, services, terme }: Trouves & Props) => (
  <>
    {pages.length === 0 ? null : <Pages pages={pages} terme={terme} />}
    {services.length === 0 ? null : <Services services={services} terme={terme} />}
  </>
)
