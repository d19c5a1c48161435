import { type ReactNode, useEffect, useRef } from 'react'
import { Sign, type SignKind } from '../../components/sign.tsx'
import styles from './validation-date.module.css'

type Props = {
  readonly kind: SignKind
  readonly titre: string
  /** The page has just changed: the focus goes to the heading. */
  readonly focus?: boolean
  readonly children: ReactNode
}

/** What became of the appointment, by sign and word. */
export const Carte = ({ kind, titre, focus = false, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <section className={styles['card']} data-kind={kind}>
      <span className={styles['sign']}>
        <Sign kind={kind} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {titre}
      </h1>
      {children}
    </section>
  )
}
