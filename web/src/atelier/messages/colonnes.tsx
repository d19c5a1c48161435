import type { MessageReply } from '#adapters/http/contract/routes/messages'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import type { Column } from '../../components/table.tsx'
import { debutTexte, MESSAGES_ADMIN_TEXTS, TYPE_NOMS } from './texts.ts'
import type { SuiviDeStatut } from './statut.ts'
import { idDeLien } from './id-de-lien.ts'
import { dateCourte } from '../date-courte.ts'
import styles from '../../pages/admin/cadre/dossier.module.css'
import { StatutSelect } from './statut-select.tsx'

type Contexte = { readonly suivi: SuiviDeStatut; readonly lien: (id: string) => string }

const debut = ({ sujet, message }: MessageReply): string =>
  debutTexte(`${sujet === null ? '' : `${sujet} — `}${message}`)

const Titre = ({ message, lien }: Pick<Contexte, 'lien'> & { readonly message: MessageReply }) => (
  <div className={styles['who']}>
    <p className={styles['line']}>
      <Link id={idDeLien(message.id)} to={lien(message.id)} state={STAY} className={styles['name']}>
        {message.nom}
      </Link>
      {message.statut === 'nouveau' ? <span className={styles['mark']}>{MESSAGES_ADMIN_TEXTS.nonLu}</span> : null}
      <span className={styles['soft']}>{TYPE_NOMS[message.type]}</span>
    </p>
    <span className={styles['excerpt']}>{debut(message)}</span>
  </div>
)

/** The columns of the list; the date orders it. */
export const colonnes = ({ suivi, lien }: Contexte): readonly Column<MessageReply>[] => [
  {
    id: 'de',
    label: MESSAGES_ADMIN_TEXTS.de,
    title: true,
    cell: (message) => <Titre message={message} lien={lien} />,
  },
  {
    id: 'statut',
    label: MESSAGES_ADMIN_TEXTS.statut,
    cell: (message) => <StatutSelect message={message} suivi={suivi} />,
  },
  {
    id: 'reponse',
    label: MESSAGES_ADMIN_TEXTS.reponse,
    numeric: true,
    // An empty cell takes no line on a phone.
    cell: ({ dateReponse }) => (dateReponse === null ? null : dateCourte(dateReponse)),
  },
  {
    id: 'recu',
    label: MESSAGES_ADMIN_TEXTS.recu,
    numeric: true,
    orders: ['desc', 'asc'],
    cell: ({ createdAt }) => dateCourte(createdAt),
  },
]
