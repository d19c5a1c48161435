import { useEffect } from 'react'
import { useNavigate } from '../../app/router.ts'
import { showOverlay } from './overlay-store.ts'

/** A temporary password must be changed first. */
export const VersChangement = () => {
  const navigate = useNavigate()
  useEffect(() => {
    showOverlay(null)
    navigate('/changer-mot-de-passe')
  }, [navigate])
  return null
}
