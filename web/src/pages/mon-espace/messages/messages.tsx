import type { ClientReply } from '#adapters/http/contract/routes/comptes'
import { Button } from '../../../components/button.tsx'
import { MESSAGES_TEXTS } from '../../../contents/mon-compte-texts.ts'
import type { PageDeFils } from '../../../features/messagerie/page-de-fils.ts'
import { type Messagerie, useMessagerie } from '../../../features/messagerie/use-messagerie.ts'
import { Attente } from '../attente.tsx'
import { ChargementEchoue } from '../chargement-echoue.tsx'
import { NouveauMessage } from './nouveau-message.tsx'
import { formaterInstant } from '#domain/calendrier/formater-date'
import type { FilReply } from '#adapters/http/contract/routes/messages'
import { Suite } from './suite.tsx'
import styles from './messages.module.css'

type Props = { readonly client: ClientReply }

const PlusAnciens = ({
  messagerie: { pages },
  page,
}: {
  readonly messagerie: Messagerie
  readonly page: PageDeFils
}) => {
  const suite = pages.chargement.etape === 'pret' ? pages.chargement.suite : 'repos'
  return (
    <>
      {suite === 'echec' ? <p role="alert">{MESSAGES_TEXTS.anciensEchec}</p> : null}
      {page.curseurSuivant === null ? null : (
        <div>
          <Button busy={suite === 'en_cours'} onClick={() => void pages.voirSuite()}>
            {suite === 'en_cours' ? MESSAGES_TEXTS.anciensEnCours : MESSAGES_TEXTS.anciens}
          </Button>
        </div>
      )}
    </>
  )
}

const Fils = ({ client, messagerie }: Props & { readonly messagerie: Messagerie }) => {
  const { chargement, recharger } = messagerie.pages
  switch (chargement.etape) {
    case 'attente':
      return <Attente />
    case 'echec':
      return <ChargementEchoue echec={chargement.echec} onReessayer={recharger} />
    case 'pret':
      return chargement.page.data.length === 0 ? (
        <p className={styles['soft']}>{MESSAGES_TEXTS.aucun}</p>
      ) : (
        <>
          {chargement.page.data.map((fil) => (
            <Fil key={fil.id} fil={fil} client={client} messagerie={messagerie} />
          ))}
          <PlusAnciens messagerie={messagerie} page={chargement.page} />
        </>
      )
  }
}

/** Messages to the business, as threads with its answers. */
export const Messages = ({ client }: Props) => {
  const messagerie = useMessagerie(client.email)
  return (
    <section className={styles['messages']} aria-labelledby="messages">
      <div>
        <h2 id="messages">{MESSAGES_TEXTS.titre}</h2>
        <p className={styles['soft']}>{MESSAGES_TEXTS.chapeau}</p>
      </div>
      <NouveauMessage client={client} messagerie={messagerie} />
      <Fils client={client} messagerie={messagerie} />
    </section>
  )
}

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

type FilProps = { readonly fil: FilReply; readonly client: ClientReply; readonly messagerie: Messagerie }

/** A message and what followed, oldest first. */
const Fil = ({ fil, client, messagerie }: FilProps) => (
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
