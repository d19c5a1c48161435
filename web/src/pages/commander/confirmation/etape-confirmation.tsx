import { formaterInstant } from '#domain/calendrier/formater-date'
import { formaterSituation } from '#domain/rendez-vous/situation'
import { devisPdfRoute, devisTexteRoute } from '#adapters/http/contract/routes/documents'
import { addressOf } from '../../../api/call.ts'
import { useNavigate } from '../../../app/router.ts'
import { copier } from '../../../browser/copier.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { CONFIRMATION_TEXTS, suites } from '../../../contents/confirmation-texts.ts'
import { CHEMIN_CANONIQUE } from '../../../features/commande/chemins.ts'
import type { Confirmation } from '../../../features/commande/confirmation.ts'
import { oublierConfirmation } from '../../../features/commande/stockage.ts'
import type { Commande } from '../../../features/commande/use-commande.ts'
import { type ReactNode, useState } from 'react'
import { Specimen } from '../../../components/specimen.tsx'
import styles from './confirmation.module.css'

const Suite = ({ email, reponse }: Confirmation) => {
  const appel = { genre: 'appel', avant: new Date(reponse.contact.auPlusTard), enRetard: false } as const
  const situation = formaterSituation(appel, 'client')
  const [auPlusTot, auPlusTard] = [reponse.contact.auPlusTot, reponse.contact.auPlusTard].map((instant) =>
    formaterInstant(new Date(instant)),
  )
  return (
    <section className={styles['next']} aria-labelledby="suite">
      <h2 id="suite">{CONFIRMATION_TEXTS.suite}</h2>
      <p className={styles['standing']}>{situation}</p>
      <ol className={styles['steps']}>
        {suites(email, auPlusTot ?? '', auPlusTard ?? '').map(({ titre, texte }) => (
          <li key={titre}>
            <strong>{titre}</strong> {texte}
          </li>
        ))}
      </ol>
    </section>
  )
}

const Documents = ({ prestation, devis }: Confirmation['reponse']) => {
  const acces = { params: { id: prestation.id }, query: { cle: devis.cle, version: null } }
  return (
    <div className={styles['actions']}>
      <ButtonLink variant="primary" download to={addressOf(devisPdfRoute, acces)}>
        {CONFIRMATION_TEXTS.pdf}
      </ButtonLink>
      <ButtonLink variant="quiet" download to={addressOf(devisTexteRoute, acces)}>
        {CONFIRMATION_TEXTS.texte}
      </ButtonLink>
    </div>
  )
}

type Props = { readonly commande: Commande; readonly confirmation: Confirmation }

/** Third step: the ticket, what happens next and when, what to keep. */
export const EtapeConfirmation = ({ commande, confirmation }: Props) => {
  const navigate = useNavigate()
  const recommencer = (): void => {
    oublierConfirmation()
    commande.dispatch({ type: 'recommencer' })
    navigate(CHEMIN_CANONIQUE)
  }
  return (
    <div className={styles['layout']}>
      <Reference reponse={confirmation.reponse} service={confirmation.service}>
        <Documents {...confirmation.reponse} />
      </Reference>
      <Suite {...confirmation} />
      <div className={styles['actions']}>
        <ButtonLink to="/mes-prestations">{CONFIRMATION_TEXTS.compte}</ButtonLink>
        <Button onClick={recommencer}>{CONFIRMATION_TEXTS.nouvelle}</Button>
        <ButtonLink to="/services" variant="quiet">
          {CONFIRMATION_TEXTS.services}
        </ButtonLink>
      </div>
    </div>
  )
}

type ReferenceProps = Pick<Confirmation, 'reponse' | 'service'> & { readonly children: ReactNode }

/** Pages served without TLS have no clipboard: the reference can still be selected in one press. */
const canCopy = (): boolean => typeof navigator !== 'undefined' && 'clipboard' in navigator

/** The ticket: the reference large, and what to keep. */
const Reference = ({ reponse, service, children }: ReferenceProps) => {
  const [copiee, setCopiee] = useState<boolean | null>(null)
  const { reference } = reponse.prestation
  return (
    <section className={styles['ticket']} aria-labelledby="reference">
      <Specimen />
      <h2 id="reference" className={styles['label']}>
        {CONFIRMATION_TEXTS.reference}
      </h2>
      <p className={styles['reference']}>{reference}</p>
      <p className={styles['about']}>
        {service} · {CONFIRMATION_TEXTS.devis} <span className={styles['number']}>{reponse.devis.numero}</span>.{' '}
        {CONFIRMATION_TEXTS.referenceAide}
      </p>
      {canCopy() ? (
        <div className={styles['copy']}>
          <Button onClick={() => void copier(reference).then(setCopiee)}>{CONFIRMATION_TEXTS.copier}</Button>
          <output>{copiee === null ? '' : copiee ? CONFIRMATION_TEXTS.copiee : CONFIRMATION_TEXTS.nonCopiee}</output>
        </div>
      ) : null}
      <div className={styles['stub']}>{children}</div>
    </section>
  )
}
