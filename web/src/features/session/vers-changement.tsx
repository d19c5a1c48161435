import { useEffect } from 'react'
import { useNavigate } from '../../app/router.ts'
import { showOverlay } from './overlay-store.ts'

/** Section 4: a temporary password forces a change. */
export const VersChangement = () => {
  const navigate = useNavigate()
  useEffect(() => {
    showOverlay(null)
    void navigate('/changer-mot-de-passe')
  }, [navigate])
  return null
}
