import type { ReactNode } from 'react'

type Props = {
  /** Side of the square that it is drawn in. */
  readonly box: 20 | 24
  /** Side on the screen, in pixels. */
  readonly size?: number
  readonly stroke: number
  readonly children: ReactNode
}

/** A drawing in lines, of the colour of the word that it goes with. */
export const Icon = ({ box, size = box, stroke, children }: Props) => (
  <svg
    viewBox={`0 0 ${box} ${box}`}
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)
