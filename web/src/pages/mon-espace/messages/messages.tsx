import type { ClientReply } from '#adapters/http/contract/routes/comptes'
import { Button } from '../../../components/button.tsx'
import { MESSAGES_TEXTS } from '../../../contents/mon-compte-texts.ts'
import type { PageDeFils } from '../../../features/messagerie/page-de-fils.ts'
import { type Messagerie, useMessagerie } from '../../../features/messagerie/use-messagerie.ts'
import { Attente } from '../attente.tsx'
import { ChargementEchoue } from '../chargement-echoue.tsx'
import { Fil } from './fil.tsx'
import styles from './messages.module.css'
import { NouveauMessage } from './nouveau-message.tsx'

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
