import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { COPIE_DESACTIVEE } from '../../contents/legal/page-texts.ts'
import styles from './legal.module.css'

const RIGHT_BUTTON = 2

/** The menu key and the keyboard's shortcut open the same menu: they are let through. */
const refuseRightClick = (event: MouseEvent): void => {
  if (event.button === RIGHT_BUTTON) event.preventDefault()
}

/** A selection may begin outside the text, so the whole document is listened to. */
const touches = (text: Element | null): boolean => {
  const selection = document.getSelection()
  return text !== null && selection !== null && selection.containsNode(text, true)
}

/**
 * No selection by mouse, no right click, a copy gives 'Copie désactivée'. Keyboards
 * and screen readers are left alone.
 */
export const CopyGuard = ({ children }: { readonly children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    const replace = (event: ClipboardEvent): void => {
      if (!touches(ref.current) || event.clipboardData === null) return
      event.clipboardData.setData('text/plain', COPIE_DESACTIVEE)
      event.preventDefault()
      setRefused(true)
    }
    document.addEventListener('copy', replace)
    return () => document.removeEventListener('copy', replace)
  }, [])
  return (
    <div ref={ref} className={styles['guarded']} onContextMenu={refuseRightClick}>
      {children}
      <output className="visually-hidden">{refused ? COPIE_DESACTIVEE : ''}</output>
    </div>
  )
}
