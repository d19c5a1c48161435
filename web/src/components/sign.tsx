import type { ReactElement } from 'react'
import { Icon } from './icon.tsx'

export type SignKind = 'info' | 'success' | 'warning' | 'error'

const SHAPES: Readonly<Record<SignKind, ReactElement>> = {
  info: (
    <>
      <circle cx="10" cy="10" r="8" />
      <path d="M10 9.5v4.5M10 6.2v.1" />
    </>
  ),
  success: (
    <>
      <circle cx="10" cy="10" r="8" />
      <path d="m6.5 10.3 2.4 2.4 4.6-5" />
    </>
  ),
  warning: <path d="M10 2.5 18.5 17.3h-17zM10 8v4.5M10 14.9v.1" />,
  error: (
    <>
      <path d="M6.7 2h6.6L18 6.7v6.6L13.3 18H6.7L2 13.3V6.7z" />
      <path d="M10 6v4.8M10 13.8v.1" />
    </>
  ),
}

/** The sign that goes with a word, never alone. Each kind has its own outline. */
export const Sign = ({ kind }: { readonly kind: SignKind }) => (
  <Icon box={20} stroke={2}>
    {SHAPES[kind]}
  </Icon>
)
