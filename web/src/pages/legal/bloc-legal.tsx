import type { Bloc } from '#domain/conditions/texte'
import { Link } from '../../app/router.ts'
import styles from './legal.module.css'

const Lien = ({ texte, href }: { readonly texte: string; readonly href: string }) =>
  href.startsWith('/') ? <Link to={href}>{texte}</Link> : <a href={href}>{texte}</a>

const Faits = ({ faits }: { readonly faits: readonly (readonly [string, string])[] }) => (
  <dl className={styles['facts']}>
    {faits.map(([nom, valeur]) => (
      <div key={nom}>
        <dt>{nom}</dt>
        <dd>{valeur}</dd>
      </div>
    ))}
  </dl>
)

/** One piece of a legal text on a page. */
export const BlocLegal = ({ bloc }: { readonly bloc: Bloc }) => {
  if (typeof bloc === 'string') return <p>{bloc}</p>
  if ('faits' in bloc) return <Faits faits={bloc.faits} />
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
