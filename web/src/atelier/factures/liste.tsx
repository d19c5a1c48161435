import { EtatDeFacture } from '#domain/facturation/reglement'
import { type Filter, SearchFilter } from '../../components/search-filter.tsx'
import { Table } from '../../components/table.tsx'
import { ETATS_DE_FACTURE, FACTURES_TEXTS } from './texts.ts'
import type { PageDeFactures, Recherche } from './queries.ts'
import { estFiltree } from './recherche.ts'
import { useParametres } from '../parametres.ts'
import type { Demande } from '../../features/admin/panneau/use-demande.ts'
import { type Pagination, PREMIERE_PAGE } from '../liste/use-pagination.ts'
import { Charge } from '../../pages/admin/cadre/charge.tsx'
import styles from '../../pages/admin/cadre/dossier.module.css'
import { PageDeListe } from '../liste/page-de-liste.tsx'
import { colonnes } from './colonnes.tsx'

type Props = {
  readonly demande: Demande<PageDeFactures>
  readonly recherche: Recherche
  readonly pagination: Pagination
}

const filtreDe = ({ etat }: Recherche): Filter => ({
  name: 'etat',
  label: FACTURES_TEXTS.etat,
  value: etat ?? '',
  choices: [
    { value: '', label: FACTURES_TEXTS.tous },
    ...EtatDeFacture.values.map((value) => ({ value, label: ETATS_DE_FACTURE[value] })),
  ],
})

type LignesProps = Omit<Props, 'demande'> & { readonly page: PageDeFactures; readonly enCours: boolean }

const Lignes = ({ page, recherche, pagination, enCours }: LignesProps) => {
  const { adresse } = useParametres()
  return (
    <PageDeListe
      onglet="factures"
      textes={FACTURES_TEXTS}
      filtree={estFiltree(recherche)}
      page={page}
      pagination={pagination}
      enCours={enCours}
    >
      <Table
        caption={FACTURES_TEXTS.titre}
        columns={colonnes((numero) => adresse({ numero }))}
        rows={page.data}
        keyOf={({ numero }) => numero}
      />
    </PageDeListe>
  )
}

/** Every invoice, the newest first. */
export const Liste = ({ demande, recherche, pagination }: Props) => {
  const { changer } = useParametres()
  return (
    <section className={styles['list']} aria-label={FACTURES_TEXTS.titre}>
      <SearchFilter
        label={FACTURES_TEXTS.chercher}
        value={recherche.q}
        onSearch={(q) => changer({ ...PREMIERE_PAGE, q }, 'remplacer')}
        filters={[filtreDe(recherche)]}
        onFilter={(nom, valeur) => changer({ ...PREMIERE_PAGE, [nom]: valeur })}
      />
      <Charge demande={demande} lignes={8}>
        {(page) => <Lignes page={page} recherche={recherche} pagination={pagination} enCours={demande.enCours} />}
      </Charge>
    </section>
  )
}
