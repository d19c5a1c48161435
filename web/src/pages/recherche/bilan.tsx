import { CATALOGUE } from '#domain/catalogue/catalogue'
import {
  rechercher,
  type PageTrouvee,
  type Resultats as Trouves,
  type ServiceTrouve,
} from '#domain/recherche/rechercher'
import { ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { RECHERCHE_TEXTS, resultatsTexte, termeTexte } from '../../contents/recherche-texts.ts'
import { type PagesCherchables, usePagesCherchables } from '../../features/recherche/use-pages-cherchables.ts'
import type { ReactNode } from 'react'
import { Link } from '../../app/router.ts'
import { MarkedText } from '../../components/marked-text.tsx'
import { CATEGORIE_NOMS } from '../../contents/categorie-noms.ts'
import { lienDuService } from '../../features/recherche/lien-service.ts'
import styles from './recherche.module.css'

const Aucun = () => (
  <div>
    <p>{RECHERCHE_TEXTS.conseil}</p>
    <div className={styles['actions']}>
      <ButtonLink to="/services">{RECHERCHE_TEXTS.voirServices}</ButtonLink>
      <ButtonLink to="/contact">{RECHERCHE_TEXTS.contact}</ButtonLink>
    </div>
  </div>
)

const Injoignable = () => (
  <Notice kind="error" live title={RECHERCHE_TEXTS.injoignable}>
    <p>{RECHERCHE_TEXTS.reessayer}</p>
  </Notice>
)

const etatTexte = (pages: PagesCherchables, nombre: number): string => {
  if (pages === 'en_cours') return RECHERCHE_TEXTS.enCours
  return nombre === 0 ? RECHERCHE_TEXTS.aucun : resultatsTexte(nombre)
}

const compter = (pages: PagesCherchables, terme: string) => {
  const resultats = typeof pages === 'string' ? { pages: [], services: [] } : rechercher(pages, CATALOGUE, terme)
  return { resultats, nombre: resultats.pages.length + resultats.services.length }
}

/** The term, what came of it, and the results; an empty term has none. */
export const Bilan = ({ terme }: { readonly terme: string }) => {
  const pages = usePagesCherchables()
  if (pages === 'injoignable') return <Injoignable />
  const { resultats, nombre } = compter(pages, terme)
  return (
    <>
      <output className={styles['count']}>
        {terme === '' ? null : (
          <>
            <strong>{termeTexte(terme)}</strong>&nbsp;:{' '}
          </>
        )}
        {etatTexte(pages, nombre)}
      </output>
      {pages !== 'en_cours' && nombre === 0 ? <Aucun /> : null}
      <Resultats {...resultats} terme={terme} />
    </>
  )
}

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
const Resultats = ({ pages, services, terme }: Trouves & Props) => (
  <>
    {pages.length === 0 ? null : <Pages pages={pages} terme={terme} />}
    {services.length === 0 ? null : <Services services={services} terme={terme} />}
  </>
)
