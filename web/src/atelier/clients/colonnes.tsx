import type { ClientDuRegistreReply } from '#adapters/http/contract/routes/clients'
import { formaterTelephone, Telephone } from '#domain/client/telephone'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import { dateCourte } from '../date-courte.ts'
import { Instant } from '../liste/instant.tsx'
import styles from '../liste/ligne.module.css'
import type { Colonne } from '../liste/tableau.tsx'
import { idDeLien } from './queries.ts'
import { CLIENTS_TEXTS } from './texts.ts'

type Lien = (id: string) => string

const Qui = ({ client: { id, nom, isAdmin, ville, email }, lien }: { client: ClientDuRegistreReply; lien: Lien }) => (
  <>
    <div className={styles['who']}>
      <Link id={idDeLien(id)} to={lien(id)} state={STAY} className={styles['name']}>
        {nom}
      </Link>
      {isAdmin ? <span className={styles['mark']}>{CLIENTS_TEXTS.admin}</span> : null}
    </div>
    <p className={styles['second']} data-wide>
      {ville}
      <span>
        {ville === '' ? '' : ' · '}
        {email}
      </span>
    </p>
  </>
)

/** The columns of the list; three of them order it. */
export const colonnes = (lien: Lien): readonly Colonne<ClientDuRegistreReply>[] => [
  {
    id: 'client',
    nom: CLIENTS_TEXTS.client,
    ordres: ['asc', 'desc'],
    etroit: 'titre',
    cellule: (client) => <Qui client={client} lien={lien} />,
  },
  {
    id: 'telephone',
    largeur: '7.75rem',
    nom: CLIENTS_TEXTS.telephone,
    etroit: 'suite',
    cellule: ({ telephone }) =>
      telephone === '' ? null : (
        <a href={`tel:${telephone}`} className={styles['call']}>
          {Telephone.is(telephone) ? formaterTelephone(telephone) : telephone}
        </a>
      ),
  },
  {
    id: 'prestations',
    largeur: '6.25rem',
    nom: CLIENTS_TEXTS.prestations,
    chiffres: true,
    etroit: 'fin',
    cellule: ({ prestations }) => (prestations === 0 ? CLIENTS_TEXTS.inactif : String(prestations)),
  },
  {
    id: 'derniere',
    largeur: '11.25rem',
    nom: CLIENTS_TEXTS.derniere,
    chiffres: true,
    ordres: ['desc', 'asc'],
    etroit: 'etat',
    cellule: ({ derniereCommande }) => (derniereCommande === null ? null : <Instant le={derniereCommande} />),
  },
  {
    id: 'inscrit',
    largeur: '10.5rem',
    nom: CLIENTS_TEXTS.inscrit,
    chiffres: true,
    ordres: ['desc', 'asc'],
    large: true,
    cellule: ({ createdAt }) => dateCourte(createdAt),
  },
]
