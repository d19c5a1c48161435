import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from './router.ts'

/** State of a link whose target is already on its way into view. */
export const STAY = { stay: true } as const

/** State of an address that follows what was chosen on the screen: nothing moves, and nothing is said. */
export const SAME_SCREEN = { stay: true, same: true } as const

export const hasState = ({ state }: Location<unknown>, name: 'same' | 'stay'): boolean =>
  state !== null && typeof state === 'object' && Reflect.get(state, name) === true

/** Where each place of the history was left, in pixels. */
const left = new Map<string, number>()

const place = (location: Location<unknown>, back: boolean): void => {
  const before = left.get(location.key)
  if (back && before !== undefined) return window.scrollTo(0, before)
  // The page that was opened from outside is placed by the browser.
  if (back || hasState(location, 'stay')) return
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (target === null) window.scrollTo(0, 0)
  else target.scrollIntoView()
}

const useLayoutEffectInBrowser = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** A new page begins at its top or its anchor; going back finds the place that was left. */
export const ScrollPosition = () => {
  const location = useLocation()
  const back = useNavigationType() === NavigationType.Pop
  const key = useRef(location.key)
  useLayoutEffectInBrowser(() => {
    key.current = location.key
    place(location, back)
  }, [location, back])
  useEffect(() => {
    const remember = (): void => void left.set(key.current, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])
  return null
}
