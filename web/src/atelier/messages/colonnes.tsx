import type { MessageReply } from '#adapters/http/contract/routes/messages'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import { dateCourte } from '../date-courte.ts'
import { Instant } from '../liste/instant.tsx'
import styles from '../liste/ligne.module.css'
import type { Colonne } from '../liste/tableau.tsx'
import { idDeLien } from './queries.ts'
import { debutTexte, MESSAGES_ADMIN_TEXTS, STATUT_MESSAGE_NOMS, TYPE_NOMS } from './texts.ts'

type Lien = (id: string) => string

const debut = ({ sujet, message }: MessageReply): string =>
  debutTexte(`${sujet === null ? '' : `${sujet} — `}${message}`)

const Titre = ({ message, lien }: { readonly message: MessageReply; readonly lien: Lien }) => (
  <>
    <div className={styles['who']}>
      <Link id={idDeLien(message.id)} to={lien(message.id)} state={STAY} className={styles['name']}>
        {message.nom}
      </Link>
      {message.statut === 'nouveau' ? <span className={styles['mark']}>{MESSAGES_ADMIN_TEXTS.nonLu}</span> : null}
    </div>
    <p className={styles['second']}>{debut(message)}</p>
  </>
)

/** The columns of the list; the date orders it. */
export const colonnes = (lien: Lien): readonly Colonne<MessageReply>[] => [
  {
    id: 'de',
    nom: MESSAGES_ADMIN_TEXTS.de,
    etroit: 'titre',
    cellule: (message) => <Titre message={message} lien={lien} />,
  },
  {
    id: 'origine',
    largeur: '8rem',
    nom: MESSAGES_ADMIN_TEXTS.origine,
    large: true,
    cellule: ({ type }) => TYPE_NOMS[type],
  },
  {
    id: 'statut',
    largeur: '5.5rem',
    nom: MESSAGES_ADMIN_TEXTS.statut,
    etroit: 'etat',
    cellule: ({ statut }) => (
      <span className={styles['state']} data-statut={statut}>
        {STATUT_MESSAGE_NOMS[statut]}
      </span>
    ),
  },
  {
    id: 'reponse',
    largeur: '9.25rem',
    nom: MESSAGES_ADMIN_TEXTS.reponse,
    chiffres: true,
    cellule: ({ dateReponse }) => (dateReponse === null ? null : dateCourte(dateReponse)),
  },
  {
    id: 'recu',
    largeur: '9.25rem',
    nom: MESSAGES_ADMIN_TEXTS.recu,
    chiffres: true,
    ordres: ['desc', 'asc'],
    etroit: 'fin',
    cellule: ({ createdAt }) => <Instant le={createdAt} />,
  },
]
