import type { FormEvent } from 'react'
import { useFormulaireRefuse } from '../../app/formulaire-refuse.ts'
import { Link } from '../../app/router.ts'
import { Button } from '../../components/button.tsx'
import { Form } from '../../components/form.tsx'
import { FORMULAIRE_TEXTS } from '../../contents/contact-texts.ts'
import { StampDrawing } from '../../drawings/stamp-drawing.tsx'
import { CHAMPS_CONTACT } from '../../features/contact/saisie-contact.ts'
import { useEnvoiContact } from '../../features/contact/use-envoi-contact.ts'
import { ChampsContact } from './champs-contact.tsx'
import styles from './contact.module.css'
import { Nouvelle } from './nouvelle.tsx'

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
