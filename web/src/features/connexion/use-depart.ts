import { useEffect } from 'react'
import { useNavigate } from '../../app/router.ts'

/** Leaves for another page after a while, unless the visitor has left before. */
export const useDepart = (destination: string, delaiMs: number): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const depart = setTimeout(() => navigate(destination, { replace: true }), delaiMs)
    return () => clearTimeout(depart)
  }, [navigate, destination, delaiMs])
}
