import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Link, useNavigate } from '../app/router.ts'
import { STAY } from '../app/scroll-position.tsx'
import styles from './tabs.module.css'

/** A part of a screen with an address of its own. */
export type Tab = { readonly id: string; readonly to: string; readonly label: string }

type Props = {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** Id of the tab whose panel is shown. */
  readonly current: string
}

const tabId = (id: string): string => `${id}-onglet`

const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs that are links: each has its address. Arrows go from one to the other. Pattern: ARIA tabs, chosen with the focus. */
export const Tabs = ({ label, tabs, current }: Props) => {
  const navigate = useNavigate()
  const move = (event: KeyboardEvent): void => {
    const place = tabs.findIndex(({ id }) => id === current)
    const target = tabs[STEPS[event.key]?.(place, tabs.length) ?? -1]
    if (target === undefined) return
    event.preventDefault()
    document.getElementById(tabId(target.id))?.focus()
    navigate(target.to, { state: STAY })
  }
  return (
    <div role="tablist" aria-label={label} className={styles['list']}>
      {tabs.map(({ id, to, label }) => (
        <Link
          key={id}
          id={tabId(id)}
          to={to}
          state={STAY}
          role="tab"
          aria-selected={id === current}
          aria-controls={id}
          tabIndex={id === current ? 0 : -1}
          className={styles['tab']}
          onKeyDown={move}
        >
          {label}
        </Link>
      ))}
    </div>
  )
}

type PanelProps = { readonly id: string; readonly current: string; readonly children: ReactNode }

/** What a tab shows, kept once it was seen: what was typed in it is there when one comes back. */
export const TabPanel = ({ id, current, children }: PanelProps) => {
  const [seen, setSeen] = useState(id === current)
  if (id === current && !seen) setSeen(true)
  return (
    <div role="tabpanel" id={id} aria-labelledby={tabId(id)} hidden={id !== current} className={styles['panel']}>
      {seen ? children : null}
    </div>
  )
}
