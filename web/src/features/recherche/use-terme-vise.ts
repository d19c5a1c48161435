import { useSyncExternalStore } from 'react'
import { lireTerme } from '#domain/recherche/plier-texte'
import { useLocation } from '../../app/router.ts'

const never = () => () => undefined

/** The server knows no fragment: the browser's first draw must not either. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The term searched for, when the address points at the element of this id; else empty. */
export const useTermeVise = (id: string): string => {
  const hydrated = useHydrated()
  const { search, hash } = useLocation()
  return hydrated && hash === `#${id}` ? lireTerme(new URLSearchParams(search).get('q') ?? '') : ''
}
