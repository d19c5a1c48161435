import type { MessageReply } from '#adapters/http/contract/routes/messages'
import { STATUTS_MESSAGE } from '#domain/message/statut-message'
import { STAY } from '../../app/scroll-position.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { type Filter, SearchFilter } from '../../components/search-filter.tsx'
import { Table } from '../../components/table.tsx'
import { MESSAGES_ADMIN_TEXTS, nonLusTexte, STATUT_MESSAGE_NOMS } from './texts.ts'
import type { PageDeMessages, Recherche } from './queries.ts'
import { estFiltree, sortDe, triDeSort } from './recherche.ts'
import { useStatut } from './statut.ts'
import { useJournee } from '../aujourdhui/queries.ts'
import { useParametres } from '../parametres.ts'
import type { Demande } from '../../features/admin/panneau/use-demande.ts'
import { type Pagination, PREMIERE_PAGE } from '../liste/use-pagination.ts'
import { Charge } from '../../pages/admin/cadre/charge.tsx'
import styles from '../../pages/admin/cadre/dossier.module.css'
import { PageDeListe } from '../liste/page-de-liste.tsx'
import { colonnes } from './colonnes.tsx'
import { PerimeDialogue } from './perime-dialogue.tsx'

type Props = {
  readonly demande: Demande<PageDeMessages>
  readonly recherche: Recherche
  readonly pagination: Pagination
  readonly onModifie: (message: MessageReply) => void
}

const filtreDe = ({ statut }: Recherche): Filter => ({
  name: 'statut',
  label: MESSAGES_ADMIN_TEXTS.statut,
  value: statut ?? '',
  choices: [
    { value: '', label: MESSAGES_ADMIN_TEXTS.tous },
    ...STATUTS_MESSAGE.map((value) => ({ value, label: STATUT_MESSAGE_NOMS[value] })),
  ],
})

type LignesProps = Omit<Props, 'demande'> & { readonly page: PageDeMessages; readonly enCours: boolean }

const Lignes = ({ page, recherche, pagination, onModifie, enCours }: LignesProps) => {
  const { adresse, changer } = useParametres()
  const suivi = useStatut(onModifie)
  return (
    <PageDeListe
      onglet="messages"
      textes={MESSAGES_ADMIN_TEXTS}
      filtree={estFiltree(recherche)}
      page={page}
      pagination={pagination}
      enCours={enCours}
    >
      <Table
        caption={MESSAGES_ADMIN_TEXTS.titre}
        columns={colonnes({ suivi, lien: (id) => adresse({ id }) })}
        rows={page.data}
        keyOf={({ id }) => id}
        sort={sortDe(recherche.tri)}
        onSort={(sort) => changer({ ...PREMIERE_PAGE, tri: triDeSort(sort) })}
      />
      <PerimeDialogue suivi={suivi} />
    </PageDeListe>
  )
}

/** How many wait to be read, and the way to them alone; the place is kept until the figure is there. */
const NonLus = ({ recherche }: Pick<Props, 'recherche'>) => {
  const { adresse } = useParametres()
  const nombre = useJournee().donnees?.nombres.messagesNonLus
  const aLire = nombre !== undefined && nombre > 0
  return (
    <div className={styles['bar']} data-kept>
      <p aria-live="polite">{nombre === undefined ? null : <strong>{nonLusTexte(nombre)}</strong>}</p>
      {!aLire || recherche.statut === 'nouveau' ? null : (
        <ButtonLink variant="quiet" to={adresse({ ...PREMIERE_PAGE, statut: 'nouveau' })} state={STAY}>
          {MESSAGES_ADMIN_TEXTS.voirNonLus}
        </ButtonLink>
      )}
    </div>
  )
}

/** Every message, by what one remembers of it. */
export const Liste = ({ demande, recherche, ...reste }: Props) => {
  const { changer } = useParametres()
  return (
    <section className={styles['list']} aria-label={MESSAGES_ADMIN_TEXTS.titre}>
      <NonLus recherche={recherche} />
      <SearchFilter
        label={MESSAGES_ADMIN_TEXTS.chercher}
        value={recherche.q}
        onSearch={(q) => changer({ ...PREMIERE_PAGE, q }, 'remplacer')}
        filters={[filtreDe(recherche)]}
        onFilter={(nom, valeur) => changer({ ...PREMIERE_PAGE, [nom]: valeur })}
      />
      <Charge demande={demande} lignes={8}>
        {(page) => <Lignes page={page} recherche={recherche} enCours={demande.enCours} {...reste} />}
      </Charge>
    </section>
  )
}
