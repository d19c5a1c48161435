import { type ReactNode, useEffect, useRef } from 'react'
import { STAY } from '../../app/scroll-position.tsx'
import { ButtonLink } from '../../components/button.tsx'
import styles from './dossier.module.css'

type Props = {
  readonly nom: string
  /** The way back to the list. */
  readonly retour: { readonly texte: string; readonly to: string }
  readonly children: ReactNode
}

/** One record, over the list that waits behind. It takes the focus when it opens. */
export const Dossier = ({ nom, retour, children }: Props) => {
  const haut = useRef<HTMLElement>(null)
  useEffect(() => {
    // A part of it may have it already: whoever came for that part.
    if (haut.current?.contains(document.activeElement) === true) return
    haut.current?.focus({ preventScroll: true })
    haut.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={haut} tabIndex={-1} aria-label={nom} className={styles['record']}>
      <div className={styles['back']}>
        <ButtonLink variant="quiet" to={retour.to} state={STAY}>
          {retour.texte}
        </ButtonLink>
      </div>
      {children}
    </section>
  )
}
