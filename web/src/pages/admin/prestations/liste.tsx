import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { PRIORITES, STATUTS } from '#domain/prestation/statut'
import { sensDeTri } from '#domain/registre/tris'
import { useNow } from '../../../browser/use-now.ts'
import { type Filter, SearchFilter } from '../../../components/search-filter.tsx'
import { Table } from '../../../components/table.tsx'
import { STATUT_NOMS } from '../../../contents/admin-statut-texts.ts'
import { PRIORITE_NOMS, REGISTRE_TEXTS, TRI_NOTES } from '../../../contents/admin-prestations-texts.ts'
import { useParametres } from '../../../atelier/parametres.ts'
import type { Demande } from '../../../features/admin/panneau/use-demande.ts'
import { type Pagination, PREMIERE_PAGE } from '../../../features/admin/panneau/use-pagination.ts'
import type { PageDePrestations, Recherche } from '../../../features/admin/prestations/appels.ts'
import { estFiltree } from '../../../features/admin/prestations/recherche.ts'
import { sortDe, triDeSort } from '../../../features/admin/prestations/tri.ts'
import { useReglages } from '../../../features/admin/prestations/use-reglages.ts'
import { Charge } from '../cadre/charge.tsx'
import { PageDeListe } from '../cadre/page-de-liste.tsx'
import { colonnes } from './colonnes.tsx'
import styles from './liste.module.css'
import { ReglageDialogues } from './reglage-dialogues.tsx'

type Props = {
  readonly demande: Demande<PageDePrestations>
  readonly recherche: Recherche
  readonly pagination: Pagination
  readonly onModifiee: (prestation: PrestationReply) => void
}

const filtresDe = ({ statut, priorite }: Recherche): readonly Filter[] => [
  {
    name: 'statut',
    label: REGISTRE_TEXTS.statut,
    value: statut ?? '',
    choices: [
      { value: '', label: REGISTRE_TEXTS.tous },
      ...STATUTS.map((value) => ({ value, label: STATUT_NOMS[value] })),
    ],
  },
  {
    name: 'priorite',
    label: REGISTRE_TEXTS.priorite,
    value: priorite ?? '',
    choices: [
      { value: '', label: REGISTRE_TEXTS.toutes },
      ...PRIORITES.map((value) => ({ value, label: PRIORITE_NOMS[value] })),
    ],
  },
]

type LignesProps = Omit<Props, 'demande'> & { readonly page: PageDePrestations; readonly enCours: boolean }

const Lignes = ({ page, recherche, pagination, onModifiee, enCours }: LignesProps) => {
  const { adresse, changer } = useParametres()
  const reglages = useReglages(onModifiee)
  const maintenant = useNow()
  return (
    <PageDeListe
      onglet="prestations"
      textes={REGISTRE_TEXTS}
      filtree={estFiltree(recherche)}
      page={page}
      pagination={pagination}
      enCours={enCours}
    >
      <Table
        caption={REGISTRE_TEXTS.titre}
        columns={colonnes({ maintenant, reglages, lien: (id) => adresse({ id }) })}
        rows={page.data}
        keyOf={({ id }) => id}
        sort={sortDe(recherche.tri)}
        onSort={(sort) => changer({ ...PREMIERE_PAGE, tri: triDeSort(sort) })}
      />
      <ReglageDialogues reglages={reglages} />
    </PageDeListe>
  )
}

/** Every prestation, by what one remembers of it. */
export const Liste = ({ demande, recherche, ...reste }: Props) => {
  const { changer } = useParametres()
  const note = TRI_NOTES[sensDeTri(recherche.tri).clef]
  return (
    <section className={styles['list']} aria-label={REGISTRE_TEXTS.titre}>
      <SearchFilter
        label={REGISTRE_TEXTS.chercher}
        value={recherche.q}
        onSearch={(q) => changer({ ...PREMIERE_PAGE, q }, 'remplacer')}
        filters={filtresDe(recherche)}
        onFilter={(nom, valeur) => changer({ ...PREMIERE_PAGE, [nom]: valeur })}
      />
      {note === undefined ? null : <p className={styles['soft']}>{note}</p>}
      <Charge demande={demande} lignes={8}>
        {(page) => <Lignes page={page} recherche={recherche} enCours={demande.enCours} {...reste} />}
      </Charge>
    </section>
  )
}
