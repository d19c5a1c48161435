import { createContext, type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

type Props = {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The sheet fills the dialog, so that a press on the dialog itself is one on its backdrop. */
const closeOnPressOutside = (dialog: HTMLDialogElement | null): (() => void) => {
  const press = (event: MouseEvent): void => {
    if (event.target === dialog) dialog?.close()
  }
  dialog?.addEventListener('mousedown', press)
  return () => dialog?.removeEventListener('mousedown', press)
}

/** Whether what is drawn is on the screen: a place that one left may stay drawn, and its dialogs wait until one is back. */
export const Seen = createContext(true)

/** The browser's own modal: Escape, the button or a press outside closes it, and the focus goes back where it was. */
export const Dialog = ({ open, title, onClose, children }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const seen = useContext(Seen)
  // Before the effects of the page, which may give the focus to what the press changed.
  useLayoutEffect(() => {
    if (!open || !seen) return ref.current?.close()
    ref.current?.showModal()
    ref.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [open, seen])
  useEffect(() => closeOnPressOutside(ref.current), [])
  return (
    <dialog
      ref={ref}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onClose={() => (seen ? onClose() : undefined)}
    >
      <div className={styles['sheet']}>
        <div className={styles['bar']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <Button variant="quiet" onClick={onClose}>
            Fermer
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
