import type { ClientDuRegistreReply } from '#adapters/http/contract/routes/clients'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import type { Column } from '../../components/table.tsx'
import { CLIENTS_TEXTS } from './texts.ts'
import { idDeLien } from './id-de-lien.ts'
import { dateCourte } from '../date-courte.ts'
import styles from '../../pages/admin/cadre/dossier.module.css'
import { Telephone } from '../../pages/admin/cadre/telephone.tsx'

type Lien = (id: string) => string

const Titre = ({ client, lien }: { readonly client: ClientDuRegistreReply; readonly lien: Lien }) => (
  <div className={styles['who']}>
    <p className={styles['line']}>
      <Link id={idDeLien(client.id)} to={lien(client.id)} state={STAY} className={styles['name']}>
        {client.nom}
      </Link>
      {client.isAdmin ? (
        <span className={styles['mark']} data-good>
          {CLIENTS_TEXTS.admin}
        </span>
      ) : null}
    </p>
    <span className={styles['soft']}>{client.email}</span>
    <span className={styles['soft']}>{client.ville}</span>
  </div>
)

/** The columns of the list; three of them order it. */
export const colonnes = (lien: Lien): readonly Column<ClientDuRegistreReply>[] => [
  {
    id: 'client',
    label: CLIENTS_TEXTS.client,
    title: true,
    orders: ['asc', 'desc'],
    cell: (client) => <Titre client={client} lien={lien} />,
  },
  {
    id: 'telephone',
    label: CLIENTS_TEXTS.telephone,
    // An empty cell takes no line on a phone.
    cell: ({ telephone, nom }) => (telephone === '' ? null : <Telephone telephone={telephone} nom={nom} />),
  },
  {
    id: 'prestations',
    label: CLIENTS_TEXTS.prestations,
    numeric: true,
    cell: ({ prestations }) => (prestations === 0 ? CLIENTS_TEXTS.inactif : String(prestations)),
  },
  {
    id: 'derniere',
    label: CLIENTS_TEXTS.derniere,
    numeric: true,
    orders: ['desc', 'asc'],
    cell: ({ derniereCommande }) => (derniereCommande === null ? null : dateCourte(derniereCommande)),
  },
  {
    id: 'inscrit',
    label: CLIENTS_TEXTS.inscrit,
    numeric: true,
    orders: ['desc', 'asc'],
    cell: ({ createdAt }) => dateCourte(createdAt),
  },
]
