import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen is as a media query asks, now and as it changes. */
export const useMedia = (query: string): boolean => {
  const follow = useCallback(
    (changed: () => void): (() => void) => {
      const rule = window.matchMedia(query)
      rule.addEventListener('change', changed)
      return () => rule.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches)
}
