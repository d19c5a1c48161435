import type { ReactNode } from 'react'
import { Sign } from '../../../components/sign.tsx'
import { autresTexte, LISTES_TEXTS } from '../../../contents/admin-aujourdhui-texts.ts'
import styles from './liste.module.css'

type Props = {
  readonly ancre: string
  readonly nom: keyof typeof LISTES_TEXTS
  /** How many there are, and how many of them came. */
  readonly nombre: number
  readonly montres: number
  /** Whether it stays though nothing waits any more: the last one was dealt with in it. */
  readonly garde?: boolean
  readonly children: ReactNode
}

/** A list of what waits, with its count; one that is empty and has nothing to say is not there. */
export const Liste = ({ ancre, nom, nombre, montres, garde = false, children }: Props) => {
  const { titre, aide, vide } = LISTES_TEXTS[nom]
  if (nombre === 0 && vide === '' && !garde) return null
  return (
    <section aria-labelledby={ancre} className={styles['list']} data-late={nom === 'enRetard' || undefined}>
      <h2 id={ancre} tabIndex={-1}>
        {nom === 'enRetard' ? <Sign kind="warning" /> : null}
        {titre} <span className={styles['count']}>{nombre}</span>
      </h2>
      <p className={styles['help']}>{nombre === 0 ? vide : aide}</p>
      <ul>{children}</ul>
      {nombre > montres ? <p className={styles['help']}>{autresTexte(nombre - montres)}</p> : null}
    </section>
  )
}
