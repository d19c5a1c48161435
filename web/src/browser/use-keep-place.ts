import { useLayoutEffect, useMemo } from 'react'

type Place = { readonly element: Element; readonly top: number }

const isSeen = (element: Element): boolean => {
  const { top, height } = element.getBoundingClientRect()
  return height > 0 && top >= 0 && top < window.innerHeight
}

/** What somebody has in hand, else the first element on the screen that is marked `data-place`. */
const findPlace = (): Place | null => {
  const held = document.activeElement?.closest('[data-place]')
  const element = held ?? [...document.querySelectorAll('[data-place]')].find(isSeen)
  return element === undefined || element === null ? null : { element, top: element.getBoundingClientRect().top }
}

/**
 * Each time `shown` is another value, whatever comes or goes above, what is under the finger stays there. Elements that
 * may be it are marked `data-place` and keep their key.
 */
export const useKeepPlace = (shown: unknown): void => {
  // Drawing is the last moment at which the old list still stands on the screen.
  const place = useMemo(() => (shown === null ? null : findPlace()), [shown])
  useLayoutEffect(() => {
    if (place === null || !place.element.isConnected) return
    window.scrollBy({ top: place.element.getBoundingClientRect().top - place.top, behavior: 'instant' })
  }, [place])
}
