import { useEffect, useRef } from 'react'
import { formaterDate, formaterJour } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { MoyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import type { PrestationDuClientReply, PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { useSite } from '../../../app/site.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PhoneLink } from '../../../components/phone-link.tsx'
import { CARTE_TEXTS, commandeeLe, retractationTexte, nouveauDevisTexte } from '../../../contents/prestations-texts.ts'
import { RENDEZ_VOUS_TEXTS } from '../../../contents/rendez-vous-texts.ts'
import { deroulement } from '../../../features/suivi/deroulement.ts'
import type { Nouvelle } from '../../../features/suivi/nouvelle.ts'
import { dateConvenue, datesEnAttente, gestesPossibles } from '../../../features/suivi/rendez-vous.ts'
import { situationEnMots } from '../../../features/suivi/situer.ts'
import type { Suivi } from '../../../features/suivi/use-suivi.ts'
import { Acomptes } from './acomptes.tsx'
import { Demande } from './demande.tsx'
import { Documents } from './documents.tsx'
import { Frise } from './frise.tsx'
import { Reglement } from './reglement.tsx'
import { RendezVous } from './rendez-vous.tsx'
import { Reponse } from './reponse.tsx'
import { Reprendre } from './reprendre.tsx'
import { StatutBadge } from './statut-badge.tsx'
import { Link } from '../../../app/router.ts'
import { cheminDeRetractation } from '../../../features/retractation/chemin-retractation.ts'
import { retractationOuverte } from '../../../features/suivi/retractation-ouverte.ts'
import { remboursement } from '../../../features/suivi/remboursement.ts'
import { formaterMontant } from '#domain/shared/montant'
import { devisEnAttente } from '../../../features/suivi/devis-en-attente.ts'
import styles from './carte.module.css'

type Props = {
  readonly prestation: PrestationDuClientReply
  readonly suivi: Suivi
  /** Where remote work is paid to. */
  readonly moyens: MoyensDePaiement
  readonly maintenant: Date
  /** Its answer is asked for above the list. */
  readonly enTete: boolean
}

const Entete = ({ prestation, maintenant }: Pick<Props, 'prestation' | 'maintenant'>) => {
  const { id, service, reference, createdAt, statut } = prestation
  return (
    <header className={styles['head']}>
      <h3 id={`commande-${id}`}>{service.serviceName}</h3>
      <p className={styles['about']}>
        <span className={styles['reference']}>{reference}</span>{' '}
        <span className={styles['date']}>{commandeeLe(formaterDate(dateParis(new Date(createdAt))))}</span>
      </p>
      <p className={styles['standing']}>
        <strong>{situationEnMots(prestation, maintenant, 'client')}</strong> <StatutBadge statut={statut} />
      </p>
    </header>
  )
}

/** What a press changed takes the focus, so that it is heard and seen. */
const Annonce = ({ titre, texte }: Nouvelle) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className={styles['news']}>
      <Notice kind="success" title={titre} live>
        <p>{texte}</p>
      </Notice>
    </div>
  )
}

const Visite = ({ prestation, suivi, maintenant, enTete }: Props) => {
  const gestes = gestesPossibles(prestation, maintenant)
  const convenue = dateConvenue(prestation)
  const enAttente = datesEnAttente(prestation, maintenant)
  const ouvrir = (genre: 'deplacer' | 'annuler'): void => suivi.ouvrir({ genre, prestationId: prestation.id })
  if (convenue !== null) {
    const passe = new Date(convenue.fin) <= maintenant
    return (
      <>
        <RendezVous prestation={prestation} date={convenue} gestes={gestes} passe={passe} onGeste={ouvrir} />
        <Reprendre prestation={prestation} dates={gestes.reprendre} suivi={suivi} />
      </>
    )
  }
  return (
    <>
      {enAttente.length > 0 && !enTete ? <Reponse prestation={prestation} dates={enAttente} suivi={suivi} /> : null}
      <Reprendre prestation={prestation} dates={gestes.reprendre} suivi={suivi} />
    </>
  )
}

/** Work that has begun without a visit to come is talked over. */
const Commencee = ({ prestation, maintenant }: Pick<Props, 'prestation' | 'maintenant'>) => {
  const { telephone } = useSite().entreprise
  const convenue = dateConvenue(prestation)
  const dite = convenue !== null && new Date(convenue.fin) > maintenant
  if (prestation.statut !== 'en_cours' || dite) return null
  return (
    <p className={styles['edge']}>
      {RENDEZ_VOUS_TEXTS.commence} <PhoneLink telephone={telephone} />.
    </p>
  )
}

/** Without an agreed visit the order itself is given up, which is always free. */
const AnnulerSansVisite = ({ prestation, suivi, maintenant }: Props) =>
  dateConvenue(prestation) === null && gestesPossibles(prestation, maintenant).annuler === 'libre' ? (
    <div className={styles['edge']}>
      <Button variant="quiet" onClick={() => suivi.ouvrir({ genre: 'annuler', prestationId: prestation.id })}>
        {CARTE_TEXTS.annulerCommande}
      </Button>
    </div>
  ) : null

const Corps = (props: Props) => (
  <div className={styles['body']}>
    <div className={styles['visit']}>
      <NouveauDevis prestation={props.prestation} maintenant={props.maintenant} />
      <Visite {...props} />
      <Reglement prestation={props.prestation} moyens={props.moyens} maintenant={props.maintenant} />
      <Acomptes prestation={props.prestation} />
    </div>
    <section className={styles['story']} aria-labelledby={`suivi-${props.prestation.id}`}>
      <h4 id={`suivi-${props.prestation.id}`} className={styles['title']}>
        {CARTE_TEXTS.suivi}
      </h4>
      <Frise jalons={deroulement(props.prestation, props.maintenant)} titreId={`suivi-${props.prestation.id}`} />
    </section>
    <div className={styles['keep']}>
      <Documents prestation={props.prestation} />
      <Demande prestation={props.prestation} />
      <AnnulerSansVisite {...props} />
      <SeRetracter prestation={props.prestation} maintenant={props.maintenant} />
      <Commencee {...props} />
    </div>
  </div>
)

/** An order: what it is, its story, its visit and its documents. One that is over shows them on demand. */
export const Carte = (props: Props) => {
  const { prestation, suivi } = props
  const close = prestation.statut === 'terminé' || prestation.statut === 'annulé'
  const nouvelle = suivi.nouvelle?.prestationId === prestation.id ? suivi.nouvelle : null
  return (
    <article className={styles['card']} aria-labelledby={`commande-${prestation.id}`}>
      <Entete prestation={prestation} maintenant={props.maintenant} />
      {nouvelle === null ? null : <Annonce key={nouvelle.titre + nouvelle.texte} {...nouvelle} />}
      <Remboursement prestation={prestation} />
      {close && nouvelle === null ? (
        <details className={styles['more']}>
          <summary>{CARTE_TEXTS.details}</summary>
          <Corps {...props} />
        </details>
      ) : (
        <Corps {...props} />
      )}
    </article>
  )
}

type SeRetracterProps = { readonly prestation: PrestationReply; readonly maintenant: Date }

/** The way to withdraw from an order, as long as there is one. */
const SeRetracter = ({ prestation, maintenant }: SeRetracterProps) => {
  const fin = retractationOuverte(prestation, maintenant)
  return fin === null ? null : (
    <p>
      {retractationTexte(formaterJour(fin))}{' '}
      <Link to={cheminDeRetractation(prestation.reference)}>{CARTE_TEXTS.renoncer}</Link>
    </p>
  )
}

/** What goes back to the client of an order that came to nothing. */
const Remboursement = ({ prestation }: { readonly prestation: PrestationDuClientReply }) => {
  const phrases = remboursement(prestation)
  return phrases.length === 0 ? null : (
    <Notice kind="info" title={CARTE_TEXTS.aRendre}>
      {phrases.map((phrase) => (
        <p key={phrase}>{phrase}</p>
      ))}
    </Notice>
  )
}

type NouveauDevisProps = { readonly prestation: PrestationReply; readonly maintenant: Date }

/** The way to another quote that waits for an answer. */
const NouveauDevis = ({ prestation, maintenant }: NouveauDevisProps) => {
  const attendu = devisEnAttente(prestation, maintenant)
  return attendu === null ? null : (
    <Notice kind="warning" title={CARTE_TEXTS.nouveauDevis}>
      <p>
        {nouveauDevisTexte(formaterMontant(attendu.total))}
        {dateConvenue(prestation)?.majore === true ? ` ${CARTE_TEXTS.nouveauDevisMajore}` : ''}
      </p>
      <div>
        <ButtonLink to={`/devis/${prestation.id}`}>{CARTE_TEXTS.nouveauDevisVoir}</ButtonLink>
      </div>
    </Notice>
  )
}
