import { useEffect, useId, useRef, useState } from 'react'
import { LISTE_TEXTS } from '../contents/liste-texts.ts'
import type { Choice } from './select.tsx'
import styles from './search-filter.module.css'

/** Somebody is still typing, in milliseconds. */
const PAUSE_MS = 300

export type Filter = {
  readonly name: string
  readonly label: string
  /** The first one is usually « all », with an empty value. */
  readonly choices: readonly Choice[]
  readonly value: string
}

type Props = {
  /** What one can search by. */
  readonly label: string
  readonly value: string
  readonly onSearch: (text: string) => void
  readonly filters?: readonly Filter[]
  readonly onFilter?: (name: string, value: string) => void
}

/** What is typed goes on after a pause, or at once with Enter; what the address says from elsewhere takes its place. */
export const useSearch = ({ value, onSearch }: Pick<Props, 'value' | 'onSearch'>) => {
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  const tell = (text: string): void => {
    if (text === told.current) return
    told.current = text
    onSearch(text)
  }
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, setTyped, search: () => tell(typed.trim()) }
}

const Search = ({ label, ...told }: Pick<Props, 'label' | 'value' | 'onSearch'>) => {
  const id = useId()
  const { typed, setTyped, search } = useSearch(told)
  return (
    <div className={styles['field']} data-search>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className={styles['control']}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => (key === 'Enter' ? search() : undefined)}
      />
    </div>
  )
}

const FilterSelect = ({ filter, onFilter }: { filter: Filter; onFilter: NonNullable<Props['onFilter']> }) => {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{filter.label}</label>
      <select
        id={id}
        className={styles['control']}
        value={filter.value}
        onChange={({ target }) => onFilter(filter.name, target.value)}
      >
        {filter.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Search and filters above a list; both live in the address, which the screen gives and changes. */
export const SearchFilter = ({ label, value, onSearch, filters = [], onFilter }: Props) => (
  <search className={styles['bar']} aria-label={LISTE_TEXTS.filtres}>
    <Search label={label} value={value} onSearch={onSearch} />
    {onFilter === undefined
      ? null
      : filters.map((filter) => <FilterSelect key={filter.name} filter={filter} onFilter={onFilter} />)}
  </search>
)
