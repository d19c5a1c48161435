import { sensDeTri } from '#domain/registre/tris'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { type Filter, SearchFilter } from '../../components/search-filter.tsx'
import { Table } from '../../components/table.tsx'
import { ACTIVITE_NOMS, CLIENTS_TEXTS } from './texts.ts'
import type { PageDeClients, Recherche } from './queries.ts'
import { estFiltree, sortDe, triDeSort } from './recherche.ts'
import { useParametres } from '../parametres.ts'
import type { Demande } from '../../features/admin/panneau/use-demande.ts'
import { type Pagination, PREMIERE_PAGE } from '../liste/use-pagination.ts'
import { Charge } from '../../pages/admin/cadre/charge.tsx'
import styles from '../../pages/admin/cadre/dossier.module.css'
import { PageDeListe } from '../liste/page-de-liste.tsx'
import { colonnes } from './colonnes.tsx'
import { NettoyageDialogue } from './nettoyage-dialogue.tsx'

type Props = {
  readonly demande: Demande<PageDeClients>
  readonly recherche: Recherche
  readonly pagination: Pagination
  readonly onNettoye: () => void
}

const filtreDe = ({ activite }: Recherche): Filter => ({
  name: 'activite',
  label: CLIENTS_TEXTS.activite,
  value: activite ?? '',
  choices: [
    { value: '', label: CLIENTS_TEXTS.tous },
    { value: 'actifs', label: ACTIVITE_NOMS.actifs },
    { value: 'inactifs', label: ACTIVITE_NOMS.inactifs },
  ],
})

type LignesProps = Pick<Props, 'recherche' | 'pagination'> & {
  readonly page: PageDeClients
  readonly enCours: boolean
}

const Lignes = ({ page, recherche, pagination, enCours }: LignesProps) => {
  const { adresse, changer } = useParametres()
  return (
    <PageDeListe
      onglet="clients"
      textes={CLIENTS_TEXTS}
      filtree={estFiltree(recherche)}
      page={page}
      pagination={pagination}
      enCours={enCours}
    >
      <Table
        caption={CLIENTS_TEXTS.titre}
        columns={colonnes((id) => adresse({ id }))}
        rows={page.data}
        keyOf={({ id }) => id}
        sort={sortDe(recherche.tri)}
        onSort={(sort) => changer({ ...PREMIERE_PAGE, tri: triDeSort(sort) })}
      />
    </PageDeListe>
  )
}

/** Everybody who has an account, and the clean-up of those who never ordered. */
export const Liste = ({ demande, recherche, pagination, onNettoye }: Props) => {
  const { changer } = useParametres()
  const [nettoyage, setNettoyage] = useState(false)
  return (
    <section className={styles['list']} aria-label={CLIENTS_TEXTS.titre}>
      <SearchFilter
        label={CLIENTS_TEXTS.chercher}
        value={recherche.q}
        onSearch={(q) => changer({ ...PREMIERE_PAGE, q }, 'remplacer')}
        filters={[filtreDe(recherche)]}
        onFilter={(nom, valeur) => changer({ ...PREMIERE_PAGE, [nom]: valeur })}
      />
      {sensDeTri(recherche.tri).clef === 'derniere_commande' ? (
        <p className={styles['soft']}>{CLIENTS_TEXTS.derniereNote}</p>
      ) : null}
      <Charge demande={demande} lignes={8}>
        {(page) => <Lignes page={page} recherche={recherche} pagination={pagination} enCours={demande.enCours} />}
      </Charge>
      <div>
        <Button onClick={() => setNettoyage(true)}>{CLIENTS_TEXTS.nettoyer}</Button>
      </div>
      <NettoyageDialogue ouvert={nettoyage} onFermer={() => setNettoyage(false)} onFait={onNettoye} />
    </section>
  )
}
