import { type Filter, SearchFilter } from '../../components/search-filter.tsx'
import { ESTIMATIONS_TEXTS } from './texts.ts'
import type { Recherche } from './queries.ts'
import { useParametres } from '../parametres.ts'
import { PREMIERE_PAGE } from '../liste/use-pagination.ts'
import styles from './estimations.module.css'

const SUITES = [
  { value: '', label: ESTIMATIONS_TEXTS.toutes },
  { value: 'commandees', label: ESTIMATIONS_TEXTS.commandees },
  { value: 'sans_suite', label: ESTIMATIONS_TEXTS.sansSuite },
] as const

const SOURCES = [
  { value: '', label: ESTIMATIONS_TEXTS.toutes },
  { value: 'site', label: ESTIMATIONS_TEXTS.site },
  { value: 'telephone', label: ESTIMATIONS_TEXTS.telephone },
] as const

const filtresDe = ({ suite, source }: Recherche): readonly Filter[] => [
  { name: 'suite', label: ESTIMATIONS_TEXTS.suite, value: suite ?? '', choices: SUITES },
  { name: 'source', label: ESTIMATIONS_TEXTS.source, value: source ?? '', choices: SOURCES },
]

/** What one remembers of them, what became of them, and where they were made. */
export const Filtres = ({ recherche }: { readonly recherche: Recherche }) => {
  const { changer } = useParametres()
  return (
    <div className={styles['filters']}>
      <SearchFilter
        label={ESTIMATIONS_TEXTS.chercher}
        value={recherche.q}
        onSearch={(q) => changer({ ...PREMIERE_PAGE, q }, 'remplacer')}
        filters={filtresDe(recherche)}
        onFilter={(nom, valeur) => changer({ ...PREMIERE_PAGE, [nom]: valeur })}
      />
    </div>
  )
}
