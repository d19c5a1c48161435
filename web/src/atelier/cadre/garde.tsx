import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from '../../app/router.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { ADMIN_TEXTS } from '../communs/cadre-texts.ts'
import { CHEMIN_CHANGEMENT } from '../../features/connexion/destination.ts'
import { CHEMIN_PRESTATIONS } from '../../features/espace/chemins.ts'
import { clientConnecte } from '../../features/session/client-connecte.ts'
import { hasExpired, isUnconfirmed, storedClient, subscribe } from '../../features/session/session-store.ts'
import { useClient } from '../../features/session/use-client.ts'

const CONNEXION = '/login'

/** While the profile cannot be read nobody is taken for an admin; the visitor may ask again. */
const Incertain = () => (
  <Notice kind="error" live title={ADMIN_TEXTS.incertainTitre}>
    <p>{ADMIN_TEXTS.incertainAide}</p>
    <div>
      <Button onClick={() => window.location.reload()}>{ADMIN_TEXTS.reessayer}</Button>
    </div>
  </Notice>
)

/** A visitor logs in and comes back; whoever has just logged out goes to /login and stays there. */
const VersConnexion = ({ etaitLa }: { readonly etaitLa: boolean }) => {
  const { pathname, search } = useLocation()
  const retour = etaitLa && !hasExpired() ? '' : `?retour=${encodeURIComponent(`${pathname}${search}`)}`
  return <Navigate to={`${CONNEXION}${retour}`} replace />
}

/** The owner's side is for admins; others are sent on. The server decides again at every call. */
export const Garde = ({ children }: { readonly children: ReactNode }) => {
  const client = useClient()
  const [etaitLa] = useState(client !== null)
  const incertain = useSyncExternalStore(subscribe, isUnconfirmed, () => false)
  if (client === null) return <VersConnexion etaitLa={etaitLa} />
  if (client.temporaire) return <Navigate to={CHEMIN_CHANGEMENT} replace />
  if (client.admin) return children
  return incertain && clientConnecte(storedClient())?.admin === true ? (
    <Incertain />
  ) : (
    <Navigate to={CHEMIN_PRESTATIONS} replace />
  )
}
