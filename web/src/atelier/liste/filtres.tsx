import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import { Seen } from '../../components/dialog.tsx'
import type { Choice } from '../../components/select.tsx'
import { LISTE_TEXTS, triTexte } from '../../contents/liste-texts.ts'
import { useEstIci } from '../parametres.ts'
import styles from './filtres.module.css'
import type { Sort } from './ordre.ts'
import type { Colonne } from './tableau.tsx'

type RechercheProps = {
  /** What one can search by. */
  readonly nom: string
  readonly valeur: string
  readonly onChercher: (texte: string) => void
}

/** Somebody is still typing, in milliseconds. */
const PAUSE_MS = 300

/**
 * What is typed goes on after a pause, or at once with Enter; what the address says from elsewhere takes its place. In a
 * place that was left meanwhile it waits until one is back: a search changes the address, and so would lead there.
 */
const useRecherche = ({ valeur, onChercher }: Omit<RechercheProps, 'nom'>) => {
  const seen = useContext(Seen)
  const estIci = useEstIci()
  const [typed, setTyped] = useState(valeur)
  const told = useRef(valeur)
  const tell = (text: string): void => {
    if (text === told.current) return
    told.current = text
    onChercher(text)
  }
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    if (valeur === told.current) return
    told.current = valeur
    setTyped(valeur)
  }, [valeur])
  useEffect(() => {
    if (!seen) return undefined
    const timer = setTimeout(() => (estIci() ? latest.current(typed.trim()) : undefined), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, seen, estIci])
  return { typed, setTyped, search: () => tell(typed.trim()) }
}

const Recherche = ({ nom, valeur, onChercher }: RechercheProps) => {
  const { typed, setTyped, search } = useRecherche({ valeur, onChercher })
  return (
    <input
      type="search"
      aria-label={nom}
      placeholder={nom}
      className={styles['search']}
      value={typed}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => (key === 'Enter' ? search() : undefined)}
    />
  )
}

type Puce = {
  readonly nom: string
  readonly to: string
  readonly choisie: boolean
  /** How many there are; nothing until it is known. */
  readonly nombre?: number | undefined
}

/** Choices that leave something out, each with how much is left. */
export const Puces = ({ nom, puces }: { readonly nom: string; readonly puces: readonly Puce[] }) => (
  <ul aria-label={nom} className={styles['chips']}>
    {puces.map((puce) => (
      <li key={puce.to}>
        <Link to={puce.to} state={STAY} aria-current={puce.choisie ? 'true' : undefined}>
          {puce.nom}
          <span>{puce.nombre?.toLocaleString('fr-FR')}</span>
        </Link>
      </li>
    ))}
  </ul>
)

type ChoixProps = {
  readonly nom: string
  readonly valeur: string
  readonly choix: readonly Choice[]
  readonly onChoisir: (valeur: string) => void
}

/** A filter whose counts nobody knows. */
export const ChoixDeFiltre = ({ nom, valeur, choix, onChoisir }: ChoixProps) => {
  const id = useId()
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{nom}</label>
      <select id={id} value={valeur} onChange={({ target }) => onChoisir(target.value)}>
        {choix.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

export type TriDeListe<A> = {
  readonly colonnes: readonly Colonne<A>[]
  readonly tri: Sort
  readonly onTri: (tri: Sort) => void
}

const texteDe = ({ column, order }: Sort): string => `${column} ${order}`

/** The orders of the column heads, where there are none. */
const ChoixDeTri = <A,>({ colonnes, tri, onTri }: TriDeListe<A>) => {
  const choix = colonnes.flatMap(({ id, nom, ordres = [] }) => ordres.map((order) => ({ column: id, nom, order })))
  const choisir = (valeur: string): void => {
    const choisi = choix.find((autre) => texteDe(autre) === valeur)
    if (choisi !== undefined) onTri({ column: choisi.column, order: choisi.order })
  }
  return (
    <label className={styles['choice']} data-tri>
      {LISTE_TEXTS.trier}
      <select value={texteDe(tri)} onChange={({ target }) => choisir(target.value)}>
        {choix.map((un) => (
          <option key={texteDe(un)} value={texteDe(un)}>
            {triTexte(un.nom, un.order)}
          </option>
        ))}
      </select>
    </label>
  )
}

type FiltresProps<A> = RechercheProps & {
  readonly children: ReactNode
  readonly tri?: TriDeListe<A>
  /** What else begins here, beside the search. */
  readonly geste?: ReactNode
}

/** The search, and the filters in one line that scrolls sideways where there is less room; they live in the address. */
export const Filtres = <A,>({ children, tri, geste, ...recherche }: FiltresProps<A>) => (
  <search className={styles['bar']} aria-label={LISTE_TEXTS.filtres}>
    <Recherche {...recherche} />
    <div className={styles['line']}>
      {children}
      {tri === undefined ? null : <ChoixDeTri {...tri} />}
    </div>
    {geste}
  </search>
)
