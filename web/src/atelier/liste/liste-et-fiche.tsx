import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { useTouche } from './clavier.ts'
import styles from './liste-et-fiche.module.css'

/** From here on a list keeps its place beside the record: 1280 px. */
const COTE_A_COTE = '(min-width: 80rem)'

const suivre = (quand: () => void): (() => void) => {
  const regle = window.matchMedia(COTE_A_COTE)
  regle.addEventListener('change', quand)
  return () => regle.removeEventListener('change', quand)
}

const useCoteACote = (): boolean => useSyncExternalStore(suivre, () => window.matchMedia(COTE_A_COTE).matches)

type Props = {
  readonly liste: ReactNode
  /** The record that is open; `null` for none. */
  readonly fiche: ReactNode
  /** Back to the list alone. */
  readonly onFermer: () => void
}

/** A list, and the record that is open beside it on a desk, in its place elsewhere; Escape closes it. Once it was seen, the list stays as it was. */
export const ListeEtFiche = ({ liste, fiche, onFermer }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const ouverte = fiche !== null
  const coteACote = useCoteACote()
  const montree = coteACote || !ouverte
  const [vue, setVue] = useState(montree)
  if (montree && !vue) setVue(true)
  useTouche(place, ({ key }) => (ouverte && key === 'Escape' ? onFermer() : undefined))
  return (
    <div ref={place} className={styles['both']} data-open={ouverte || undefined}>
      {vue ? (
        <div className={styles['list']} hidden={!montree}>
          {liste}
        </div>
      ) : null}
      {ouverte ? <div className={styles['record']}>{fiche}</div> : null}
    </div>
  )
}
