import { EtatDeFacture } from '#domain/facturation/reglement'
import { useKeepPlace } from '../../../browser/use-keep-place.ts'
import { Pager } from '../../../components/pager.tsx'
import { type Filter, SearchFilter } from '../../../components/search-filter.tsx'
import { Table } from '../../../components/table.tsx'
import { ETATS_DE_FACTURE, FACTURES_TEXTS } from '../../../contents/admin-factures-texts.ts'
import type { PageDeFactures, Recherche } from '../../../features/admin/factures/appels.ts'
import { estFiltree } from '../../../features/admin/factures/recherche.ts'
import { adresseDOnglet } from '../../../features/admin/panneau/adresse.ts'
import { useParametres } from '../../../features/admin/panneau/parametres.ts'
import type { Demande } from '../../../features/admin/panneau/use-demande.ts'
import { type Pagination, PREMIERE_PAGE } from '../../../features/admin/panneau/use-pagination.ts'
import { Charge } from '../cadre/charge.tsx'
import styles from '../cadre/dossier.module.css'
import { ListeSansLigne } from '../cadre/liste-sans-ligne.tsx'
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
  useKeepPlace(page)
  const filtree = estFiltree(recherche)
  if (page.data.length === 0) {
    return (
      <ListeSansLigne
        titre={FACTURES_TEXTS.videTitre}
        texte={filtree ? FACTURES_TEXTS.videFiltre : FACTURES_TEXTS.vide}
        tout={filtree ? { texte: FACTURES_TEXTS.toutVoir, to: adresseDOnglet('factures') } : null}
      />
    )
  }
  return (
    <>
      <Table
        caption={FACTURES_TEXTS.titre}
        columns={colonnes((numero) => adresse({ numero }))}
        rows={page.data}
        keyOf={({ numero }) => numero}
      />
      <Pager
        first={pagination.premier}
        shown={page.data.length}
        total={page.total}
        capped={page.totalPlafonne}
        onPrevious={pagination.precedent}
        onNext={pagination.suivant(page.curseurSuivant)}
        busy={enCours}
      />
    </>
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
