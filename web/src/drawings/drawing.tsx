import type { ReactNode } from 'react'
import styles from './drawing.module.css'

type Props = {
  readonly width: number
  readonly height: number
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Frame of every drawing: same line, two colours, silent for screen readers since a word always stands beside. */
export const Drawing = ({ width, height, className, children }: Props) => (
  <svg
    className={[styles['drawing'], className].filter(Boolean).join(' ')}
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)
