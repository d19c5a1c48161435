import { useState } from 'react'
import * as E from '#fp/Either'
import { parseTexteDeReponse } from '#domain/message/fil'
import type { ClientReply } from '#adapters/http/contract/routes/comptes'
import type { FilReply } from '#adapters/http/contract/routes/messages'
import { Button } from '../../../components/button.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { MESSAGES_TEXTS } from '../../../contents/mon-compte-texts.ts'
import { useBrouillon } from '../../../features/messagerie/use-brouillon.ts'
import type { Messagerie } from '../../../features/messagerie/use-messagerie.ts'
import { useRedaction } from '../../../features/messagerie/use-redaction.ts'
import { Alerte } from './alerte.tsx'
import styles from './messages.module.css'

type Props = { readonly fil: FilReply; readonly client: ClientReply; readonly messagerie: Messagerie }

/** One more text in a thread; its field opens on demand, or when something was being written. */
export const Suite = ({ fil, client, messagerie }: Props) => {
  const [texte, setTexte] = useBrouillon(`reponse.${fil.id}`, client.email)
  const [ouvert, setOuvert] = useState(texte !== '')
  const { redaction, formulaire, refuser, partir, corriger } = useRedaction<'message'>()
  const enCours = redaction.etape === 'en_cours'
  const envoyer = async (): Promise<void> => {
    if (enCours) return
    const verifie = parseTexteDeReponse(texte)
    if (E.isLeft(verifie)) return refuser({ message: verifie.left })
    await partir(
      () => messagerie.poursuivre(fil, verifie.right),
      () => {
        setTexte('')
        setOuvert(false)
      },
    )
  }
  return (
    <>
      <output className={styles['soft']}>{redaction.etape === 'envoye' ? MESSAGES_TEXTS.repondreEnvoye : ''}</output>
      {ouvert ? (
        <form
          ref={formulaire}
          noValidate
          aria-label={MESSAGES_TEXTS.repondre}
          className={styles['reply']}
          onInput={corriger}
          onSubmit={(event) => {
            event.preventDefault()
            void envoyer()
          }}
        >
          <TextArea
            name={`reponse-${fil.id}`}
            label={MESSAGES_TEXTS.reponse}
            error={redaction.erreurs.message}
            rows={3}
            readOnly={enCours}
            value={texte}
            onChange={(event) => setTexte(event.target.value)}
          />
          <Alerte alerte={redaction.alerte} />
          <div>
            <Button type="submit" busy={enCours}>
              {enCours ? MESSAGES_TEXTS.enCours : MESSAGES_TEXTS.repondreEnvoyer}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles['open']}>
          <Button variant="quiet" onClick={() => setOuvert(true)}>
            {MESSAGES_TEXTS.repondre}
          </Button>
        </div>
      )}
    </>
  )
}
