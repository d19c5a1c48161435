import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { Texte, Bloc } from '#domain/conditions/texte'
import { AnchorLink } from '../../components/anchor-link.tsx'
import { LEGAL_TEXTS } from '../../contents/legal/page-texts.ts'
import { Link } from '../../app/router.ts'
import { Facts } from '../../components/facts.tsx'
import styles from './legal.module.css'

const Sommaire = ({ sections }: Pick<Texte, 'sections'>) => (
  <nav aria-labelledby="sommaire" className={styles['summary']}>
    <h2 id="sommaire">{LEGAL_TEXTS.sommaire}</h2>
    <ol>
      {sections.map(({ id, titre }) => (
        <li key={id}>
          <AnchorLink to={id}>{titre}</AnchorLink>
        </li>
      ))}
    </ol>
  </nav>
)

type Props = {
  readonly texte: Texte
  /** Beside the text: what one can do with it. */
  readonly tools?: ReactNode
  /** Around the sections, when they have a rule of their own. */
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>
}

/** A legal or information text: title, what it is about, its summary, its numbered sections. */
export const TexteLegal = ({ texte: { titre, chapeau, sections }, tools, Frame = Fragment }: Props) => (
  <div className={styles['page']}>
    <div className={styles['intro']}>
      <h1>{titre}</h1>
      <p className={styles['lead']}>{chapeau}</p>
    </div>
    <div className={styles['aside']}>
      <Sommaire sections={sections} />
      {tools}
    </div>
    <Frame>
      <ol className={styles['sections']}>
        {sections.map((section) => (
          <li key={section.id} id={section.id} tabIndex={-1} className={styles['section']}>
            <h2>{section.titre}</h2>
            {section.blocs.map((bloc) => (
              <BlocLegal key={JSON.stringify(bloc)} bloc={bloc} />
            ))}
          </li>
        ))}
      </ol>
    </Frame>
  </div>
)

/** A page of the site, a file of it, or another site. */
const Lien = ({ texte, href }: { readonly texte: string; readonly href: string }) =>
  href.startsWith('/') && !href.endsWith('.pdf') ? <Link to={href}>{texte}</Link> : <a href={href}>{texte}</a>

/** One piece of a legal text on a page. */
const BlocLegal = ({ bloc }: { readonly bloc: Bloc }) => {
  if (typeof bloc === 'string') return <p>{bloc}</p>
  if ('faits' in bloc) return <Facts className={styles['facts']} facts={bloc.faits} />
  if ('lien' in bloc) {
    return (
      <p className={styles['way']}>
        <Lien texte={bloc.lien} href={bloc.href} />
      </p>
    )
  }
  return (
    <ul className={styles['list']}>
      {bloc.liste.map((ligne) => (
        <li key={ligne}>{ligne}</li>
      ))}
    </ul>
  )
}
