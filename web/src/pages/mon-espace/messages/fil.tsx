import { formaterInstant } from '#domain/calendrier/formater-date'
import type { ClientReply } from '#adapters/http/contract/routes/comptes'
import type { FilReply } from '#adapters/http/contract/routes/messages'
import { MESSAGES_TEXTS } from '../../../contents/mon-compte-texts.ts'
import type { Messagerie } from '../../../features/messagerie/use-messagerie.ts'
import styles from './messages.module.css'
import { Suite } from './suite.tsx'

type TexteProps = { readonly auteur: 'client' | 'entreprise'; readonly texte: string; readonly le: string }

const Texte = ({ auteur, texte, le }: TexteProps) => (
  <li className={styles['text']} data-auteur={auteur}>
    <p className={styles['by']}>
      <strong>{auteur === 'client' ? MESSAGES_TEXTS.vous : MESSAGES_TEXTS.atelier}</strong>{' '}
      <time dateTime={le}>{formaterInstant(new Date(le))}</time>
    </p>
    <p className={styles['words']}>{texte}</p>
  </li>
)

type Props = { readonly fil: FilReply; readonly client: ClientReply; readonly messagerie: Messagerie }

/** A message and what followed, oldest first. */
export const Fil = ({ fil, client, messagerie }: Props) => (
  <article className={styles['thread']} aria-labelledby={`fil-${fil.id}`}>
    <header className={styles['head']}>
      <h3 id={`fil-${fil.id}`}>{fil.sujet ?? MESSAGES_TEXTS.sansSujet}</h3>
      <p className={styles['state']}>{fil.dateReponse === null ? MESSAGES_TEXTS.attente : MESSAGES_TEXTS.repondu}</p>
    </header>
    <ol className={styles['texts']}>
      <Texte auteur="client" texte={fil.message} le={fil.createdAt} />
      {fil.reponses.map(({ id, auteur, texte, le }) => (
        <Texte key={id} auteur={auteur} texte={texte} le={le} />
      ))}
    </ol>
    <Suite fil={fil} client={client} messagerie={messagerie} />
  </article>
)
