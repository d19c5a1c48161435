import type { ReactNode } from 'react'
import { Link } from '../app/router.ts'
import { STAY } from '../app/scroll-position.tsx'
import { scrollBehavior } from '../browser/scroll-behavior.ts'

type Props = { readonly to: string; readonly className?: string | undefined; readonly children: ReactNode }

/** Link to a place on the same page, by the id of its target; scrolls smoothly unless the visitor prefers less movement. */
export const AnchorLink = ({ to, className, children }: Props) => (
  <Link
    to={`#${to}`}
    className={className}
    state={STAY}
    onClick={() => document.getElementById(to)?.scrollIntoView({ behavior: scrollBehavior() })}
  >
    {children}
  </Link>
)
