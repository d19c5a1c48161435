import { type RefObject, useEffect } from 'react'

const GAP = 12

/** Pressed with a pointer: moved from under it, the press would be lost. */
const PRESSED = ':is(a, button, summary):not(:focus-visible)'

/** How far a focused element reaches under the cover, in pixels. */
const hiddenBy = (cover: Element, focused: EventTarget | null): number => {
  if (!(focused instanceof Element) || cover.contains(focused) || focused.matches(PRESSED)) return 0
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
