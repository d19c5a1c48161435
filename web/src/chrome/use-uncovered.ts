import { type RefObject, useEffect } from 'react'

const GAP = 12

/** How far a focused element reaches under the cover, in pixels. */
const hiddenBy = (cover: Element, focused: EventTarget | null): number => {
  if (!(focused instanceof Element) || cover.contains(focused)) return 0
  const { bottom } = focused.getBoundingClientRect()
  return Math.max(0, bottom + GAP - cover.getBoundingClientRect().top)
}

/** While something lies over the foot of the page: what takes the focus is brought out from under it (WCAG 2.4.11). */
export const useUncovered = (cover: RefObject<Element | null>): void => {
  useEffect(() => {
    const uncover = ({ target }: FocusEvent): void => {
      const hidden = cover.current === null ? 0 : hiddenBy(cover.current, target)
      if (hidden > 0) window.scrollBy({ top: hidden, behavior: 'instant' })
    }
    document.addEventListener('focusin', uncover)
    return () => document.removeEventListener('focusin', uncover)
  }, [cover])
}
