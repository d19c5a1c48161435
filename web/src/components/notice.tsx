import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { Sign, type SignKind } from './sign.tsx'

const WORDS: Readonly<Record<SignKind, string>> = {
  info: 'À noter',
  success: 'C’est fait',
  warning: 'Attention',
  error: 'Erreur',
}

type Props = {
  readonly kind: SignKind
  /** Replaces the usual word; binding sentences of the specification go here or in the children. */
  readonly title?: string | undefined
  /** Read at once by screen readers when it appears. */
  readonly live?: boolean
  readonly children?: ReactNode
}

const roleOf = (kind: SignKind): 'alert' | 'status' => (kind === 'error' ? 'alert' : 'status')

/** A sentence to stop at: sign, word, text and, below, the way on. */
export const Notice = ({ kind, title, live = false, children }: Props) => (
  <div className={[styles['notice'], styles[kind]].join(' ')} role={live ? roleOf(kind) : undefined}>
    <Sign kind={kind} />
    <div className={styles['text']}>
      <p className={styles['word']}>{title ?? WORDS[kind]}</p>
      {children}
    </div>
  </div>
)
