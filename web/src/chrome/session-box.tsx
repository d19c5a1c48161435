import { useLocation, useNavigate } from '../app/router.ts'
import { bonjour, SESSION_TEXTS } from '../contents/chrome-texts.ts'
import { closeSession } from '../features/session/session-store.ts'
import { useClient } from '../features/session/use-client.ts'
import styles from './session-box.module.css'

/** Who is logged in, and the logout button: it leads home, or from the owner's side to the login. */
export const SessionBox = () => {
  const client = useClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  if (client === null) return null
  const logOut = (): void => {
    closeSession()
    navigate(client.admin && pathname.startsWith('/admin') ? '/login' : '/')
  }
  return (
    <div className={styles['box']}>
      <p className={styles['name']}>{bonjour(client.nom)}</p>
      <button type="button" className={styles['out']} onClick={logOut}>
        {SESSION_TEXTS.deconnexion}
      </button>
    </div>
  )
}
