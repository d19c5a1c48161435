import { STAY } from '../../../app/scroll-position.tsx'
import { useKeepPlace } from '../../../browser/use-keep-place.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Pager } from '../../../components/pager.tsx'
import { Table } from '../../../components/table.tsx'
import { ESTIMATIONS_TEXTS } from '../../../contents/admin-estimations-texts.ts'
import type { PageDEstimations, Recherche } from '../../../features/admin/estimations/appels.ts'
import { estFiltree } from '../../../features/admin/estimations/recherche.ts'
import { adresseDOnglet } from '../../../features/admin/panneau/adresse.ts'
import { useParametres } from '../../../features/admin/panneau/parametres.ts'
import type { Demande } from '../../../features/admin/panneau/use-demande.ts'
import type { Pagination } from '../../../features/admin/panneau/use-pagination.ts'
import { Charge } from '../cadre/charge.tsx'
import styles from '../cadre/dossier.module.css'
import { ListeSansLigne } from '../cadre/liste-sans-ligne.tsx'
import { colonnes } from './colonnes.tsx'
import { Conversion } from './conversion.tsx'
import { Filtres } from './filtres.tsx'

type Props = {
  readonly demande: Demande<PageDEstimations>
  readonly recherche: Recherche
  readonly pagination: Pagination
}

const Vide = ({ filtree }: { readonly filtree: boolean }) => (
  <ListeSansLigne
    titre={ESTIMATIONS_TEXTS.videTitre}
    texte={filtree ? ESTIMATIONS_TEXTS.videFiltre : ESTIMATIONS_TEXTS.vide}
    tout={filtree ? { texte: ESTIMATIONS_TEXTS.toutVoir, to: adresseDOnglet('estimations') } : null}
  />
)

type LignesProps = Pick<Props, 'recherche' | 'pagination'> & {
  readonly page: PageDEstimations
  readonly enCours: boolean
}

const Lignes = ({ page, recherche, pagination, enCours }: LignesProps) => {
  const { adresse } = useParametres()
  useKeepPlace(page)
  if (page.data.length === 0) return <Vide filtree={estFiltree(recherche)} />
  return (
    <>
      <Conversion {...page.conversion} />
      <Table
        caption={ESTIMATIONS_TEXTS.titre}
        columns={colonnes((id) => adresse({ id }))}
        rows={page.data}
        keyOf={({ id }) => id}
      />
      <Pager
        first={pagination.premier}
        shown={page.data.length}
        total={page.total}
        onPrevious={pagination.precedent}
        onNext={pagination.suivant(page.curseurSuivant)}
        busy={enCours}
      />
    </>
  )
}

/** Every estimate made, ordered or not. */
export const Liste = ({ demande, recherche, pagination }: Props) => {
  const { adresse } = useParametres()
  return (
    <section className={styles['list']} aria-label={ESTIMATIONS_TEXTS.titre}>
      <div className={styles['bar']}>
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
