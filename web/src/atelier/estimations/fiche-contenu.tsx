import { useEffect, useRef, useState } from 'react'
import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import { formaterMontant } from '#domain/shared/montant'
import { Notice } from '../../components/notice.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { commandeeTexte, dejaCommandeeTexte, ESTIMATIONS_TEXTS, faiteTexte, FICHE_ESTIMATION_TEXTS } from './texts.ts'
import { adresseDuLieu } from '../adresses.ts'
import { dateCourte } from '../date-courte.ts'
import type { Saisie } from '../../features/commande/saisie.ts'
import styles from '../communs/dossier.module.css'
import { Telephone } from '../communs/telephone.tsx'
import { CommandeFormulaire } from './commande-formulaire.tsx'
import { Derivation } from './derivation.tsx'
import pages from './estimations.module.css'

type Props = {
  readonly faite: EstimationFaiteReply
  readonly appel: Saisie | null
  readonly onCommandee: (faite: EstimationFaiteReply) => void
}

const Tete = ({ estimation, source, createdAt }: EstimationFaiteReply) => (
  <div className={styles['head']}>
    <div>
      <h2>
        {estimation.service}&nbsp;: {formaterMontant(estimation.totalNet)}
      </h2>
      <p className={styles['soft']}>{faiteTexte(ESTIMATIONS_TEXTS[source], dateCourte(createdAt))}</p>
    </div>
  </div>
)

const Contact = ({ contact: { nom, email, telephone } }: { contact: NonNullable<EstimationFaiteReply['contact']> }) => (
  <section aria-labelledby="estimation-contact" className={styles['part']}>
    <h3 id="estimation-contact">{FICHE_ESTIMATION_TEXTS.contact}</h3>
    <p className={styles['ways']}>
      <strong>{nom}</strong>
      {telephone === '' ? null : <Telephone telephone={telephone} nom={nom} />}
      {email === '' ? null : (
        <a href={`mailto:${email}`} className={styles['link']}>
          {email}
        </a>
      )}
    </p>
  </section>
)

type CommandeeProps = { readonly prestation: { id: string; reference: string }; readonly aLInstant: boolean }

/** The form that was sent is gone, with the place on the screen: one goes on from what came of it. */
const Commandee = ({ prestation: { id, reference }, aLInstant }: CommandeeProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!aLInstant || document.activeElement !== document.body) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [aLInstant])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        kind={aLInstant ? 'success' : 'info'}
        live={aLInstant}
        title={aLInstant ? commandeeTexte(reference) : dejaCommandeeTexte(reference)}
      >
        <div>
          <ButtonLink to={adresseDuLieu('prestations', { id })}>{FICHE_ESTIMATION_TEXTS.voir}</ButtonLink>
        </div>
      </Notice>
    </div>
  )
}

/** An estimate: its price, how it was reached, for whom, and the order it is or may become. */
export const FicheContenu = ({ faite, appel, onCommandee }: Props) => {
  const [aLInstant, setALInstant] = useState(false)
  const { estimation, contact, notes, prestation } = faite
  return (
    <>
      {appel !== null && prestation === null ? (
        <Notice kind="success" live title={FICHE_ESTIMATION_TEXTS.enregistree} />
      ) : null}
      <Tete {...faite} />
      {prestation === null ? null : <Commandee prestation={prestation} aLInstant={aLInstant} />}
      <section aria-labelledby="estimation-calcul" className={styles['part']}>
        <h3 id="estimation-calcul">{FICHE_ESTIMATION_TEXTS.calcul}</h3>
        <Derivation estimation={estimation} />
      </section>
      {contact === null ? null : <Contact contact={contact} />}
      {notes === '' ? null : (
        <section aria-labelledby="estimation-notes" className={styles['part']}>
          <h3 id="estimation-notes">{FICHE_ESTIMATION_TEXTS.notes}</h3>
          <p className={pages['words']}>{notes}</p>
        </section>
      )}
      {prestation === null ? (
        <CommandeFormulaire
          faite={faite}
          appel={appel}
          onCommandee={(commandee) => {
            setALInstant(true)
            onCommandee(commandee)
          }}
        />
      ) : null}
    </>
  )
}
