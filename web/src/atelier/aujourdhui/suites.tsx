import { useState } from 'react'
import type { AttenteDeReponseReply, AujourdhuiReply } from '#adapters/http/contract/routes/aujourdhui'
import type { MessageReply } from '#adapters/http/contract/routes/messages'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { formaterDate, formaterPlage } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { ButtonLink } from '../../components/button.tsx'
import { dateConvenue, datesEnAttente } from '../../features/suivi/rendez-vous.ts'
import { Waiting } from '../../components/waiting.tsx'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { ADMIN_TEXTS } from '../communs/cadre-texts.ts'
import { Telephone } from '../communs/telephone.tsx'
import { adresseDuLieu } from '../adresses.ts'
import styles from './lignes.module.css'
import { echeance, quand } from './echeance.ts'
import { LienDeDossier, Rangee, Travail } from './lignes.tsx'
import { Liste } from './liste.tsx'
import { useARelancer, useMessagesALire } from './suites-queries.ts'
import { autresDatesTexte, devisAttenduTexte, echueTexte, recuTexte, resteTexte, VIDE_TEXTS } from './suites-texts.ts'
import { LIGNE_TEXTS } from './texts.ts'

// After all that asks for a gesture.
const chargerEnsuite = () => import('./ensuite.tsx')

type MessageProps = { readonly message: MessageReply; readonly maintenant: Date }

const LigneMessage = ({ message: { id, nom, sujet, message, createdAt }, maintenant }: MessageProps) => (
  <Rangee
    nom={nom}
    du={recuTexte(quand(new Date(createdAt), maintenant))}
    geste={
      <ButtonLink to={adresseDuLieu('messages', { id, repondre: '1' })}>
        {LIGNE_TEXTS.repondre}
        <span className="visually-hidden"> à {nom}</span>
      </ButtonLink>
    }
  >
    <span className={styles['work']}>{sujet === null ? message : `${sujet} · ${message}`}</span>
  </Rangee>
)

const LigneARelancer = ({ facture }: { readonly facture: FactureReply }) => {
  const { numero, client, solde } = facture
  return (
    <Rangee
      nom={client.nom}
      du={echueTexte(formaterDate(facture.echeance))}
      tard
      geste={
        <ButtonLink to={adresseDuLieu('factures', { numero })}>
          {LIGNE_TEXTS.relancer}
          <span className="visually-hidden"> : {numero}</span>
        </ButtonLink>
      }
    >
      <Link to={adresseDuLieu('factures', { numero })} className={styles['file']}>
        {numero}
      </Link>
      <strong>{resteTexte(formaterMontant(solde))}</strong>
    </Rangee>
  )
}

/** Until when the first answer is due: a date goes, or the other quote runs out; `null` once everything ran out. */
const repondreAvantLe = ({ prestation, devis }: AttenteDeReponseReply, maintenant: Date): Date | null => {
  const [premiere] = [
    ...datesEnAttente(prestation, maintenant).map(({ expireLe }) => expireLe),
    ...(devis === null ? [] : [devis.expireLe]),
  ].toSorted()
  return premiere === undefined ? null : new Date(premiere)
}

type AttenteProps = { readonly attente: AttenteDeReponseReply; readonly maintenant: Date }

/** An order whose client has an answer to give: which of the dates, and whether the other quote is right. */
const LigneSansReponse = ({ attente, maintenant }: AttenteProps) => {
  const { prestation, devis } = attente
  const { reference, client } = prestation
  const [premiere, ...autres] = datesEnAttente(prestation, maintenant)
  const avant = repondreAvantLe(attente, maintenant)
  const due = avant === null ? null : echeance(avant, maintenant)
  return (
    <Rangee
      nom={client.nom}
      du={due === null ? undefined : `${due.duree}, ${due.horloge}`}
      geste={<Telephone telephone={client.telephone} nom={client.nom} />}
    >
      <LienDeDossier reference={reference} />
      {devis === null ? null : (
        <strong>
          {devisAttenduTexte(devis.version, formaterMontant(devis.total), dateConvenue(prestation)?.majore === true)}
        </strong>
      )}
      {premiere === undefined ? null : (
        <span>
          {formaterPlage(new Date(premiere.debut), new Date(premiere.fin))}
          {autres.length === 0 ? '' : ` ${autresDatesTexte(autres.length)}`}
        </span>
      )}
      <Travail prestation={prestation} />
    </Rangee>
  )
}

type Props = {
  readonly journee: AujourdhuiReply
  readonly maintenant: Date
  /** Nothing waits in the lists before. */
  readonly vide: boolean
}

/** Messages, invoices and answers that are waited for, after the calls and the dates; or that nothing presses. */
export const Suites = ({ journee, maintenant, vide }: Props) => {
  const messages = useMessagesALire(journee.nombres.messagesNonLus)
  const factures = useARelancer()
  const [montre, setMontre] = useState(false)
  const pret = messages.pret && factures.pret
  if (pret && !montre) setMontre(true)
  // What stood here while the code came stays, and what was once shown does: the page must not get shorter in between.
  if (!pret && !montre) return <Waiting text={ADMIN_TEXTS.attente} lines={6} />
  if (vide && messages.lus.length + factures.lues.length === 0) {
    return (
      <>
        <section className={styles['none']}>
          <h2 id="rien-a-faire" tabIndex={-1}>
            {VIDE_TEXTS.titre}
          </h2>
          <p>{VIDE_TEXTS.texte}</p>
        </section>
        <ALaDemande charger={chargerEnsuite} lignes={2}>
          {({ Ensuite }) => <Ensuite maintenant={maintenant} />}
        </ALaDemande>
      </>
    )
  }
  return (
    <>
      <Liste
        ancre="messages"
        nom="messages"
        nombre={journee.nombres.messagesNonLus}
        lignes={messages.lus.map((message) => ({
          clef: message.id,
          ligne: <LigneMessage message={message} maintenant={maintenant} />,
        }))}
      />
      <Liste
        ancre="a-relancer"
        nom="aRelancer"
        nombre={factures.nombre}
        lignes={factures.lues.map((facture) => ({
          clef: facture.numero,
          ligne: <LigneARelancer facture={facture} />,
        }))}
      />
      <Liste
        ancre="sans-reponse"
        nom="sansReponse"
        nombre={journee.nombres.sansReponse}
        lignes={journee.sansReponse.map((attente) => ({
          clef: attente.prestation.id,
          ligne: <LigneSansReponse attente={attente} maintenant={maintenant} />,
        }))}
      />
      <ALaDemande charger={chargerEnsuite} lignes={2}>
        {({ Ensuite }) => <Ensuite maintenant={maintenant} />}
      </ALaDemande>
    </>
  )
}
