import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import styles from './toast.module.css'

/** Long enough to read two lines, in milliseconds; it waits while somebody points at it. */
const SHOWN_MS = 10_000

type Props = {
  /** Names the place for whoever jumps from one to the other. */
  readonly label: string
  /** Another text starts the time anew; `null` shows nothing. */
  readonly text: string | null
  readonly close: string
  readonly onClose: () => void
  /** The way to what it speaks of. */
  readonly children?: ReactNode
}

/** Something that came by itself: said politely, in a corner, without moving the page or the focus. */
export const Toast = ({ label, text, close, onClose, children }: Props) => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (text === null || held) return
    const timer = setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [text, held, onClose])
  return (
    <section aria-label={label} className={styles['place']}>
      <output className="visually-hidden">{text}</output>
      {text === null ? null : (
        <div
          className={styles['toast']}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <p className={styles['text']} aria-hidden="true">
            {text}
          </p>
          {children}
          <Button variant="quiet" onClick={onClose}>
            {close}
          </Button>
        </div>
      )}
    </section>
  )
}
