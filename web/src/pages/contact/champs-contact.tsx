import { PIEGE } from '#adapters/http/contract/pages'
import { EMAIL_DE_CONTACT_MAX, NOM_DE_CONTACT_MAX, TEXTE_DE_MESSAGE_MAX } from '#domain/message/champs-de-contact'
import { TextArea } from '../../components/text-area.tsx'
import { TextField } from '../../components/text-field.tsx'
import { erreurDuChamp, FORMULAIRE_TEXTS } from '../../contents/contact-texts.ts'
import type { ErreursContact } from '../../features/contact/saisie-contact.ts'
import styles from './contact.module.css'

type Props = {
  /** What the fields hold at first; the page keeps what is typed from then on. */
  readonly valeurs: Readonly<Record<string, string>>
  readonly erreurs: ErreursContact
  readonly fige: boolean
}

/** People neither see nor reach it. */
const Piege = () => (
  <div className={styles['trap']} aria-hidden="true">
    <label htmlFor={PIEGE}>{FORMULAIRE_TEXTS.piege}</label>
    <input id={PIEGE} name={PIEGE} tabIndex={-1} autoComplete="off" />
  </div>
)

export const ChampsContact = ({ valeurs, erreurs, fige }: Props) => (
  <>
    <TextField
      name="nom"
      label={FORMULAIRE_TEXTS.nom}
      error={erreurDuChamp('nom', erreurs.nom)}
      autoComplete="name"
      maxLength={NOM_DE_CONTACT_MAX}
      defaultValue={valeurs['nom']}
      readOnly={fige}
    />
    <TextField
      name="email"
      label={FORMULAIRE_TEXTS.email}
      help={FORMULAIRE_TEXTS.emailAide}
      error={erreurDuChamp('email', erreurs.email)}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={EMAIL_DE_CONTACT_MAX}
      defaultValue={valeurs['email']}
      readOnly={fige}
    />
    <TextArea
      name="message"
      label={FORMULAIRE_TEXTS.message}
      help={FORMULAIRE_TEXTS.messageAide}
      error={erreurDuChamp('message', erreurs.message)}
      rows={7}
      maxLength={TEXTE_DE_MESSAGE_MAX}
      defaultValue={valeurs['message']}
      readOnly={fige}
    />
    <Piege />
  </>
)
