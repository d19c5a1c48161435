import * as E from '#fp/Either'
import { SUJET_MAX } from '#domain/message/fil'
import { TEXTE_DE_MESSAGE_MAX } from '#domain/message/champs-de-contact'
import type { ClientReply } from '#adapters/http/contract/routes/comptes'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { MESSAGES_TEXTS } from '../../../contents/mon-compte-texts.ts'
import { useBrouillon } from '../../../features/messagerie/use-brouillon.ts'
import type { Messagerie } from '../../../features/messagerie/use-messagerie.ts'
import { useRedaction } from '../../../features/messagerie/use-redaction.ts'
import { type SaisieMessage, verifierMessage } from '../../../features/messagerie/verifier-message.ts'
import { Alerte } from './alerte.tsx'
import styles from './messages.module.css'

type Props = { readonly client: ClientReply; readonly messagerie: Messagerie }

/** Subject and message. The text is kept until it is recorded. */
export const NouveauMessage = ({ client, messagerie }: Props) => {
  const [sujet, setSujet] = useBrouillon('sujet', client.email)
  const [message, setMessage] = useBrouillon('message', client.email)
  const { redaction, formulaire, refuser, partir, corriger } = useRedaction<keyof SaisieMessage>()
  const enCours = redaction.etape === 'en_cours'
  const envoyer = async (): Promise<void> => {
    if (enCours) return
    const verifie = verifierMessage({ sujet, message })
    if (E.isLeft(verifie)) return refuser(verifie.left)
    await partir(
      () => messagerie.ecrire(verifie.right.sujet, verifie.right.message),
      () => {
        setSujet('')
        setMessage('')
      },
    )
  }
  return (
    <form
      ref={formulaire}
      id="ecrire"
      tabIndex={-1}
      noValidate
      aria-labelledby="nouveau-message"
      className={styles['form']}
      onInput={corriger}
      onSubmit={(event) => {
        event.preventDefault()
        void envoyer()
      }}
    >
      <h3 id="nouveau-message">{MESSAGES_TEXTS.nouveau}</h3>
      <TextField
        name="sujet"
        label={MESSAGES_TEXTS.sujet}
        help={MESSAGES_TEXTS.sujetAide}
        error={redaction.erreurs.sujet}
        maxLength={SUJET_MAX}
        readOnly={enCours}
        value={sujet}
        onChange={(event) => setSujet(event.target.value)}
      />
      <TextArea
        name="message"
        label={MESSAGES_TEXTS.message}
        help={MESSAGES_TEXTS.messageAide}
        error={redaction.erreurs.message}
        rows={5}
        maxLength={TEXTE_DE_MESSAGE_MAX}
        readOnly={enCours}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Alerte alerte={redaction.alerte} />
      <div aria-live="polite">
        {redaction.etape === 'envoye' ? (
          <Notice kind="success" title={MESSAGES_TEXTS.envoye}>
            <p>{MESSAGES_TEXTS.envoyeSuite}</p>
          </Notice>
        ) : null}
      </div>
      <Button type="submit" variant="primary" busy={enCours} className={styles['send']}>
        {enCours ? MESSAGES_TEXTS.enCours : MESSAGES_TEXTS.envoyer}
      </Button>
    </form>
  )
}
