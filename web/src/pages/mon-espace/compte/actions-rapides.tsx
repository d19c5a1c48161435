import { Link } from '../../../app/router.ts'
import { AnchorLink } from '../../../components/anchor-link.tsx'
import { COMPTE_TEXTS } from '../../../contents/mon-compte-texts.ts'
import { useDeconnexion } from '../../../features/espace/use-deconnexion.ts'
import styles from './onglet-compte.module.css'

export const ActionsRapides = ({ admin }: { readonly admin: boolean }) => {
  const deconnecter = useDeconnexion()
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className={styles['title']}>
        {COMPTE_TEXTS.actions}
      </h2>
      <ul className={styles['list']}>
        <li>
          <Link to="/commander">{COMPTE_TEXTS.commander}</Link>
        </li>
        <li>
          <AnchorLink to="ecrire">{COMPTE_TEXTS.message}</AnchorLink>
        </li>
        <li>
          <Link to="/contact">{COMPTE_TEXTS.contact}</Link>
        </li>
        {admin ? (
          <li>
            <Link to="/admin">{COMPTE_TEXTS.admin}</Link>
          </li>
        ) : null}
        <li>
          <AnchorLink to="mes-factures">{COMPTE_TEXTS.factures}</AnchorLink>
        </li>
        <li>
          <Link to="/changer-mot-de-passe">{COMPTE_TEXTS.motDePasse}</Link>
        </li>
        <li>
          <button type="button" onClick={deconnecter}>
            {COMPTE_TEXTS.deconnexion}
          </button>
        </li>
      </ul>
    </section>
  )
}
