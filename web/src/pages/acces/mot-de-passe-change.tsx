import type { RefObject } from 'react'
import { ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { CHANGEMENT_TEXTS, MOT_DE_PASSE_CHANGE } from '../../contents/changement-texts.ts'
import { CHEMIN_ADMIN } from '../../features/connexion/destination.ts'
import { useDepart } from '../../features/connexion/use-depart.ts'
import { CHEMIN_PRESTATIONS } from '../../features/espace/chemins.ts'
import styles from './acces.module.css'

/** Milliseconds between a change and the page that follows. */
const DELAI_MS = 2_000

type Props = { readonly cible: RefObject<HTMLDivElement | null>; readonly admin: boolean }

/** A change that succeeded, said before the page that follows opens by itself. */
export const MotDePasseChange = ({ cible, admin }: Props) => {
  const destination = admin ? CHEMIN_ADMIN : CHEMIN_PRESTATIONS
  useDepart(destination, DELAI_MS)
  return (
    <div className={styles['news']}>
      <div ref={cible} tabIndex={-1}>
        <Notice kind="success" title={MOT_DE_PASSE_CHANGE} live>
          <p>{CHANGEMENT_TEXTS.suite}</p>
        </Notice>
      </div>
      <ButtonLink to={destination} replace>
        {CHANGEMENT_TEXTS.continuer}
      </ButtonLink>
    </div>
  )
}
