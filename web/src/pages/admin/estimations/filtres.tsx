import { Select } from '../../../components/select.tsx'
import { ESTIMATIONS_TEXTS } from '../../../contents/admin-estimations-texts.ts'
import { LISTE_TEXTS } from '../../../contents/admin-liste-texts.ts'
import type { Recherche } from '../../../features/admin/estimations/appels.ts'
import { useParametres } from '../../../features/admin/panneau/parametres.ts'
import { PREMIERE_PAGE } from '../../../features/admin/panneau/use-pagination.ts'
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

/** What became of them, and where they were made. */
export const Filtres = ({ recherche }: { readonly recherche: Recherche }) => {
  const { changer } = useParametres()
  return (
    <search className={styles['filters']} aria-label={LISTE_TEXTS.filtres}>
      <Select
        name="estimations-suite"
        label={ESTIMATIONS_TEXTS.suite}
        choices={SUITES}
        value={recherche.suite ?? ''}
        onChange={({ target }) => changer({ ...PREMIERE_PAGE, suite: target.value })}
      />
      <Select
        name="estimations-source"
        label={ESTIMATIONS_TEXTS.source}
        choices={SOURCES}
        value={recherche.source ?? ''}
        onChange={({ target }) => changer({ ...PREMIERE_PAGE, source: target.value })}
      />
    </search>
  )
}
