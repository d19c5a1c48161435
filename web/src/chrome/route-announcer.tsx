import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from '../app/router.ts'
import { hasState } from '../app/scroll-position.tsx'
import { SITE_TEXTS } from '../contents/site-texts.ts'

const focusTarget = (hash: string): HTMLElement | null =>
  (hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))) ??
  document.querySelector<HTMLElement>('#contenu h1[tabindex="-1"]') ??
  document.getElementById('contenu')

/** A tab with an address keeps the focus when it is chosen: the next arrow starts from it. */
const isTab = (element: Element | null): boolean => element?.getAttribute('role') === 'tab'

/** After a navigation inside the site, moves the focus to the new page (its anchor, or its heading when it takes the focus) and says its title. */
export const RouteAnnouncer = () => {
  const location = useLocation()
  const { pathname, hash } = location
  const same = useNavigationType() === NavigationType.Replace && hasState(location, 'same')
  const last = useRef(`${pathname}${hash}`)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const place = `${pathname}${hash}`
    const before = last.current
    last.current = place
    if (before === place || same) return
    if (!isTab(document.activeElement)) focusTarget(hash)?.focus({ preventScroll: true })
    setSpoken(`${SITE_TEXTS.pageOuverte}${document.title}`)
  }, [pathname, hash, same])
  return <output className="visually-hidden">{spoken}</output>
}
