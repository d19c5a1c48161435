import { useNavigate } from '../../app/router.ts'
import { closeSession } from '../session/session-store.ts'

/** Logs out and leads home, like the button of the header. */
export const useDeconnexion = (): (() => void) => {
  const navigate = useNavigate()
  return () => {
    closeSession()
    navigate('/')
  }
}
