import type { FormEvent, RefObject } from 'react'
import { useFormulaireRefuse } from '../../app/formulaire-refuse.ts'
import { Link } from '../../app/router.ts'
import { Button } from '../../components/button.tsx'
import { Form } from '../../components/form.tsx'
import { FORMULAIRE_TEXTS, erreurDuChamp } from '../../contents/contact-texts.ts'
import { StampDrawing } from '../../drawings/stamp-drawing.tsx'
import { CHAMPS_CONTACT, type ErreursContact } from '../../features/contact/saisie-contact.ts'
import { useEnvoiContact } from '../../features/contact/use-envoi-contact.ts'
import { PIEGE, MESSAGE_ENVOYE } from '#adapters/http/contract/pages'
import { EMAIL_DE_CONTACT_MAX, NOM_DE_CONTACT_MAX, TEXTE_DE_MESSAGE_MAX } from '#domain/message/champs-de-contact'
import { TextArea } from '../../components/text-area.tsx'
import { TextField } from '../../components/text-field.tsx'
import { Notice } from '../../components/notice.tsx'
import type { EnvoiContact } from '../../features/contact/envoi-contact.ts'
import { AlerteNotice } from '../../features/formulaire/alerte-notice.tsx'
import styles from './contact.module.css'

/** Without its script the browser sends the form to this same page, which answers with a page. */
export const FormulaireContact = () => {
  const refuse = useFormulaireRefuse()
  const { envoi, envois, formulaire, nouvelle, envoyer, corriger } = useEnvoiContact()
  const enCours = envoi.etape === 'en_cours'
  const corrigerChamp = ({ target }: FormEvent<HTMLFormElement>): void => {
    const champ = CHAMPS_CONTACT.find((nom) => target instanceof HTMLElement && target.id === nom)
    if (champ !== undefined) corriger(champ)
  }
  return (
    <section className={styles['letter']} aria-labelledby="ecrire">
      <div className={styles['letterHead']}>
        <div>
          <h2 id="ecrire" className={styles['letterTitle']}>
            {FORMULAIRE_TEXTS.titre}
          </h2>
          <p className={styles['soft']}>{FORMULAIRE_TEXTS.chapeau}</p>
        </div>
        <StampDrawing className={styles['stamp']} />
      </div>
      <Nouvelle envoi={envoi} cible={nouvelle} />
      <Form
        key={envois}
        ref={formulaire}
        method="post"
        action="/contact#ecrire"
        className={styles['form']}
        aria-labelledby="ecrire"
        onInput={corrigerChamp}
        onSubmit={() => void envoyer()}
      >
        <ChampsContact valeurs={envois === 0 ? (refuse?.valeurs ?? {}) : {}} erreurs={envoi.erreurs} fige={enCours} />
        <Button type="submit" variant="primary" busy={enCours} className={styles['send']}>
          {enCours ? FORMULAIRE_TEXTS.enCours : FORMULAIRE_TEXTS.envoyer}
        </Button>
        <p className={styles['small']}>
          {FORMULAIRE_TEXTS.donnees} <Link to="/politique-confidentialite">{FORMULAIRE_TEXTS.confidentialite}</Link>
        </p>
      </Form>
    </section>
  )
}

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

const ChampsContact = ({ valeurs, erreurs, fige }: Props) => (
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

type NouvelleProps = { readonly envoi: EnvoiContact; readonly cible: RefObject<HTMLDivElement | null> }

/** What became of the message. It takes the focus when no field has to be corrected. */
const Nouvelle = ({ envoi: { etape, alerte }, cible }: NouvelleProps) => (
  <div ref={cible} tabIndex={-1}>
    {etape === 'envoye' ? (
      <Notice kind="success" title={MESSAGE_ENVOYE} live>
        <p>{FORMULAIRE_TEXTS.envoyeSuite}</p>
      </Notice>
    ) : null}
    <AlerteNotice alerte={alerte} />
  </div>
)
