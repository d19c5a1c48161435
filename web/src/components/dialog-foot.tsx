import type { ReactNode } from 'react'
import styles from './dialog-foot.module.css'

const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** Of what is most likely pressed or filled in: it has the focus when its dialog opens, or when it comes later. */
export const FIRST = { 'data-first': true, ref: takeFocus } as const

/** What may be pressed, in view however long the dialog is. */
export const DialogFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['foot']} data-foot>
    {children}
  </div>
)
