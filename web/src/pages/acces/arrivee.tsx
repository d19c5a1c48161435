import { useSearchParams } from '../../app/router.ts'
import { Notice } from '../../components/notice.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { bonjour } from '../../contents/chrome-texts.ts'
import { CONNEXION_TEXTS, DESTINATIONS, suiteTexte } from '../../contents/connexion-texts.ts'
import { CHEMIN_ADMIN, CHEMIN_CHANGEMENT, destinationDe } from '../../features/connexion/destination.ts'
import { useDepart } from '../../features/connexion/use-depart.ts'
import { CHEMIN_PRESTATIONS } from '../../features/espace/chemins.ts'
import type { ClientConnecte } from '../../features/session/client-connecte.ts'
import styles from './acces.module.css'

/** Milliseconds between a login and the page that follows. */
const DELAI_MS = 1_500

const nomDe = (destination: string): string => {
  switch (destination) {
    case CHEMIN_CHANGEMENT:
      return DESTINATIONS.changement
    case CHEMIN_ADMIN:
      return DESTINATIONS.admin
    case CHEMIN_PRESTATIONS:
      return DESTINATIONS.prestations
    default:
      return DESTINATIONS.retour
  }
}

/** A login that succeeded, said before the page that follows opens by itself. */
export const Arrivee = ({ client }: { readonly client: ClientConnecte }) => {
  const [parametres] = useSearchParams()
  const destination = destinationDe(client, parametres.get('retour'))
  useDepart(destination, DELAI_MS)
  return (
    <div className={styles['news']}>
      <Notice kind="success" title={CONNEXION_TEXTS.reussi} live>
        <p>
          {client.nom === '' ? null : `${bonjour(client.nom)}. `}
          {suiteTexte(nomDe(destination))}
        </p>
      </Notice>
      <ButtonLink to={destination} replace>
        {CONNEXION_TEXTS.continuer}
      </ButtonLink>
    </div>
  )
}
