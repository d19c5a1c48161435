import type { Bloc } from '#domain/conditions/texte'
import { Link } from '../../app/router.ts'
import { Facts } from '../../components/facts.tsx'
import styles from './legal.module.css'

/** A page of the site, a file of it, or another site. */
const Lien = ({ texte, href }: { readonly texte: string; readonly href: string }) =>
  href.startsWith('/') && !href.endsWith('.pdf') ? <Link to={href}>{texte}</Link> : <a href={href}>{texte}</a>

/** One piece of a legal text on a page. */
export const BlocLegal = ({ bloc }: { readonly bloc: Bloc }) => {
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
