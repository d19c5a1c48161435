import { STAY } from '../../app/scroll-position.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Table } from '../../components/table.tsx'
import { ESTIMATIONS_TEXTS } from './texts.ts'
import type { PageDEstimations, Recherche } from './queries.ts'
import { estFiltree } from './recherche.ts'
import { useParametres } from '../parametres.ts'
import type { Demande } from '../../features/admin/panneau/use-demande.ts'
import type { Pagination } from '../liste/use-pagination.ts'
import { Charge } from '../../pages/admin/cadre/charge.tsx'
import styles from '../../pages/admin/cadre/dossier.module.css'
import { PageDeListe } from '../liste/page-de-liste.tsx'
import { colonnes } from './colonnes.tsx'
import { Conversion } from './conversion.tsx'
import estimations from './estimations.module.css'
import { Filtres } from './filtres.tsx'

type Props = {
  readonly demande: Demande<PageDEstimations>
  readonly recherche: Recherche
  readonly pagination: Pagination
}

type LignesProps = Pick<Props, 'recherche' | 'pagination'> & {
  readonly page: PageDEstimations
  readonly enCours: boolean
}

const Lignes = ({ page, recherche, pagination, enCours }: LignesProps) => {
  const { adresse } = useParametres()
  return (
    <PageDeListe
      onglet="estimations"
      textes={ESTIMATIONS_TEXTS}
      filtree={estFiltree(recherche)}
      page={page}
      pagination={pagination}
      enCours={enCours}
    >
      <Conversion {...page.conversion} />
      <Table
        caption={ESTIMATIONS_TEXTS.titre}
        columns={colonnes((id) => adresse({ id }))}
        rows={page.data}
        keyOf={({ id }) => id}
      />
    </PageDeListe>
  )
}

/** Every estimate made, ordered or not. */
export const Liste = ({ demande, recherche, pagination }: Props) => {
  const { adresse } = useParametres()
  return (
    <section className={styles['list']} aria-label={ESTIMATIONS_TEXTS.titre}>
      <div className={estimations['top']}>
        <Filtres recherche={recherche} />
        <ButtonLink variant="primary" to={adresse({ calculer: '1' })} state={STAY}>
          {ESTIMATIONS_TEXTS.calculer}
        </ButtonLink>
      </div>
      <Charge demande={demande} lignes={8}>
        {(page) => <Lignes page={page} recherche={recherche} pagination={pagination} enCours={demande.enCours} />}
      </Charge>
    </section>
  )
}
