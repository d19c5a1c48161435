import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { courrielsDePrestationRoute } from '#adapters/http/contract/routes/prestations'
import { listerMessagesRoute } from '#adapters/http/contract/routes/messages'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { lecture } from '../serveur.ts'
import { FicheConsigne } from './consigne.tsx'
import { conversation, courriers, fil, histoire, type Recit } from './fil.ts'
import styles from './fiche.module.css'
import { FICHE_TEXTS } from './texts.ts'

/** So many threads of a client are looked through for what was said since the order. */
const MESSAGES_LUS = 25

const messagesQuery = ({ client }: PrestationReply) => {
  const query = { q: client.email, statut: null, tri: 'recents', curseur: null, limite: MESSAGES_LUS } as const
  return queryOptions({
    queryKey: ['messages-de', client.email],
    queryFn: lecture(listerMessagesRoute, { query }),
    placeholderData: keepPreviousData,
  })
}

/** A mail leaves soon after what it tells: asked for again with the record. */
const courrielsQuery = ({ id, version }: PrestationReply) =>
  queryOptions({
    queryKey: ['courriels-de', id, version],
    queryFn: lecture(courrielsDePrestationRoute, { params: { id } }),
    placeholderData: keepPreviousData,
  })

type Recits = {
  readonly recits: readonly Recit[]
  /** The mails or the messages are on their way for the first time: the thread is going to grow. */
  readonly incomplets: boolean
}

/** What was said, mailed and changed, in the order of time. */
export const useRecits = (prestation: PrestationReply): Recits => {
  const courriels = useQuery(courrielsQuery(prestation))
  const messages = useQuery(messagesQuery(prestation))
  return {
    recits: fil(
      courriers(courriels.data ?? [], prestation),
      histoire(prestation),
      conversation(messages.data?.data ?? [], prestation),
    ),
    incomplets: courriels.isLoading || messages.isLoading,
  }
}

type Props = {
  readonly prestation: PrestationReply
  readonly recits: readonly Recit[]
  readonly onModifiee: (prestation: PrestationReply) => void
}

/** The thread of an order, and what the owner adds to it. */
export const Fil = ({ prestation, recits, onModifiee }: Props) => (
  <section aria-labelledby="fiche-fil" className={styles['thread']}>
    <h3 id="fiche-fil">{FICHE_TEXTS.historique}</h3>
    <FicheConsigne prestation={prestation} onModifiee={onModifiee} />
    {recits.length === 0 ? <p>{FICHE_TEXTS.aucunHistorique}</p> : null}
    <ol className={styles['story']}>
      {recits.map(({ genre, le, phrase, dit, echoue }, rang) => (
        <li key={`${le}-${recits.length - rang}`} data-genre={genre} data-echoue={echoue}>
          <time dateTime={le} className={styles['soft']}>
            {formaterInstant(new Date(le))}
          </time>
          <p>{phrase}</p>
          {dit === '' ? null : <p className={styles['said']}>{dit}</p>}
        </li>
      ))}
    </ol>
  </section>
)
