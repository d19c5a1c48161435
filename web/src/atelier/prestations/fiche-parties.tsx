import { useEffect, useRef, useState } from 'react'
import { itineraire } from '#adapters/http/contract/routes/agenda'
import type { DateReply, PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant, formaterJour, formaterPlage } from '#domain/calendrier/formater-date'
import { formaterSiren } from '#domain/client/acheteur'
import { formaterCreneau } from '#domain/prestation/creneau'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Facts } from '../../components/facts.tsx'
import { dureeTexte, MAJORE } from '../../contents/admin-communs-texts.ts'
import { estFacturee } from '../../features/suivi/pieces-emises.ts'
import { ALaDemande } from '../../pages/admin/cadre/a-la-demande.tsx'
import dossier from '../../pages/admin/cadre/dossier.module.css'
import { Pli } from '../../pages/admin/cadre/pli.tsx'
import { SigneDeDate } from '../../pages/admin/cadre/signe-de-date.tsx'
import { Telephone } from '../../pages/admin/cadre/telephone.tsx'
import { adresseDuLieu } from '../adresses.ts'
import { useParametres } from '../parametres.ts'
import { ENGAGEMENT_TEXTS } from './devis/texts.ts'
import styles from './fiche.module.css'
import { histoire } from './histoire.ts'
import { appeleeSansDate, attendUnAppel, estOuverte } from './rendez-vous.ts'
import { STATUT_DATE_NOMS } from '../noms.ts'
import { FACTURER_TEXTS, FICHE_TEXTS, reserveeTexte } from './texts.ts'

const Lieu = ({ prestation: { modalite, adresse } }: { readonly prestation: PrestationReply }) =>
  modalite === 'a_distance' ? (
    <p>
      {FICHE_TEXTS.aDistance} <span className={styles['soft']}>({adresse})</span>
    </p>
  ) : (
    <p className={dossier['ways']}>
      <span>{adresse}</span>
      <a href={itineraire(adresse)} target="_blank" rel="noreferrer" className={dossier['link']}>
        {FICHE_TEXTS.itineraire}
        <span className="visually-hidden"> : {adresse}</span>
      </a>
    </p>
  )

/** What the client was told to be unsure, and what to do about it. */
const Reserves = ({
  prestation: { deplacementAConfirmer, zoneAVerifier },
}: {
  readonly prestation: PrestationReply
}) => (
  <>
    {deplacementAConfirmer ? <p className={styles['soft']}>{FICHE_TEXTS.deplacementAConfirmer}</p> : null}
    {zoneAVerifier ? <p className={styles['soft']}>{FICHE_TEXTS.zoneAVerifier}</p> : null}
  </>
)

/** Who it is for: to call, to write to, to go to. */
export const FicheClient = ({ prestation }: { readonly prestation: PrestationReply }) => {
  const { nom, email, telephone } = prestation.client
  return (
    <section aria-labelledby="fiche-client" className={dossier['part']}>
      <h3 id="fiche-client">{FICHE_TEXTS.client}</h3>
      <p className={dossier['ways']}>
        <Telephone telephone={telephone} nom={nom} />
        <a href={`mailto:${email}`} className={dossier['link']}>
          {email}
        </a>
      </p>
      <Lieu prestation={prestation} />
      <Reserves prestation={prestation} />
      <p className={dossier['ways']}>
        <Link className={dossier['link']} to={adresseDuLieu('messages', { q: email })}>
          {FICHE_TEXTS.messages}
        </Link>
        <Link className={dossier['link']} to={adresseDuLieu('clients', { q: email })}>
          {FICHE_TEXTS.ficheClient}
        </Link>
      </p>
    </section>
  )
}

const faitsDe = (prestation: PrestationReply): readonly (readonly [string, string])[] => {
  const { service, duree, modalite, description, notes, creneauPrefere, souhaits, createdAt } = prestation
  const voeux = souhaits.map(({ date, creneau }) => `${formaterJour(date)}, ${formaterCreneau(creneau)}`)
  const appeleeLe = appeleeSansDate(prestation)
  return [
    [FICHE_TEXTS.service, service.serviceName],
    [FICHE_TEXTS.duree, dureeTexte(duree * 60)],
    [FICHE_TEXTS.modalite, modalite === 'a_distance' ? FICHE_TEXTS.aDistance : FICHE_TEXTS.surPlace],
    [FICHE_TEXTS.demande, description],
    [FICHE_TEXTS.notes, notes],
    [FICHE_TEXTS.prefere, formaterCreneau(creneauPrefere)],
    [FICHE_TEXTS.souhaits, voeux.join(' ; ')],
    [FICHE_TEXTS.commandee, formaterInstant(new Date(createdAt))],
    [FICHE_TEXTS.contact, attendUnAppel(prestation) ? formaterInstant(new Date(prestation.contactAvant)) : ''],
    [FICHE_TEXTS.appelee, appeleeLe === null ? '' : formaterInstant(new Date(appeleeLe))],
  ]
}

/** What is to be done, in the words of the client. */
export const FicheTravail = ({ prestation }: { readonly prestation: PrestationReply }) => (
  <section aria-labelledby="fiche-travail" className={dossier['part']}>
    <h3 id="fiche-travail">{FICHE_TEXTS.travail}</h3>
    <Facts className={styles['facts']} facts={faitsDe(prestation)} />
  </section>
)

const Ligne = ({ date }: { readonly date: DateReply }) => {
  const { statut, debut, fin, total, majore, expireLe } = date
  const vivante = statut === 'accepte' || statut === 'propose'
  return (
    <li data-state={vivante ? statut : 'close'}>
      {vivante ? <SigneDeDate convenue={statut === 'accepte'} /> : null}
      <div>
        <p>{formaterPlage(new Date(debut), new Date(fin))}</p>
        <p className={styles['soft']}>
          <strong>{STATUT_DATE_NOMS[statut]}</strong>
          {statut === 'propose' ? `, ${reserveeTexte(formaterInstant(new Date(expireLe)))}` : ''}
          {`\u00a0· ${formaterMontant(total)}`}
          {majore ? ` (${MAJORE})` : ''}
        </p>
      </div>
    </li>
  )
}

/** Every date that was offered and what became of it, the last one first, and the way to offer another. */
export const FicheDates = ({ prestation }: { readonly prestation: PrestationReply }) => {
  const { adresse } = useParametres()
  const { dates } = prestation
  return (
    <section aria-labelledby="fiche-dates" className={dossier['part']}>
      <h3 id="fiche-dates">{FICHE_TEXTS.dates}</h3>
      {dates.length === 0 ? (
        <p>{FICHE_TEXTS.aucuneDate}</p>
      ) : (
        <ul className={styles['dates']}>
          {dates.toReversed().map((date) => (
            <Ligne key={date.id} date={date} />
          ))}
        </ul>
      )}
      {estOuverte(prestation) ? (
        <div>
          <ButtonLink variant="primary" to={adresse({ proposer: '1' })} state={STAY}>
            {dates.length === 0 ? FICHE_TEXTS.proposer : FICHE_TEXTS.modifier}
          </ButtonLink>
        </div>
      ) : (
        <p className={styles['soft']}>{FICHE_TEXTS.close}</p>
      )}
    </section>
  )
}

const chargerConsigne = () => import('./consigne.tsx')

type HistoireProps = {
  readonly prestation: PrestationReply
  readonly onModifiee: (prestation: PrestationReply) => void
}

/** Who changed what, when, and what the owner adds to it. */
export const FicheHistoire = ({ prestation, onModifiee }: HistoireProps) => {
  const recits = histoire(prestation)
  return (
    <section aria-labelledby="fiche-histoire" className={dossier['part']}>
      <h3 id="fiche-histoire">{FICHE_TEXTS.historique}</h3>
      <ALaDemande charger={chargerConsigne} lignes={4}>
        {({ FicheConsigne }) => <FicheConsigne prestation={prestation} onModifiee={onModifiee} />}
      </ALaDemande>
      {recits.length === 0 ? <p>{FICHE_TEXTS.aucunHistorique}</p> : null}
      <ol className={styles['story']}>
        {recits.map(({ le, phrase, dit }, rang) => (
          <li key={`${le}-${recits.length - rang}`}>
            <time dateTime={le} className={styles['soft']}>
              {formaterInstant(new Date(le))}
            </time>
            <p>{phrase}</p>
            {dit === '' ? null : <p className={styles['said']}>{dit}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

type EngagementProps = {
  readonly prestation: Pick<PrestationReply, 'acheteur' | 'debutAnticipeLe' | 'depannageUrgentLe'>
}

const quand = (texte: string, le: string): string => `${texte} ${formaterInstant(new Date(le))}.`

/** The same in a few words, on the fold. */
export const engagementEnMots = ({
  acheteur,
  debutAnticipeLe,
  depannageUrgentLe,
}: EngagementProps['prestation']): string =>
  [
    acheteur.type === 'professionnel' ? ENGAGEMENT_TEXTS.professionnel : ENGAGEMENT_TEXTS.particulier,
    ...(depannageUrgentLe === null ? [] : [ENGAGEMENT_TEXTS.enUrgence]),
    ...(debutAnticipeLe === null ? [] : [ENGAGEMENT_TEXTS.debutAvantDelai]),
  ].join(', ')

/** Who buys, and what that person asked for with the order: what decides when the work may begin. */
export const FicheEngagement = ({ prestation: { acheteur, debutAnticipeLe, depannageUrgentLe } }: EngagementProps) => (
  <section aria-label={ENGAGEMENT_TEXTS.titre} className={dossier['part']}>
    {acheteur.type === 'professionnel' ? (
      <p>
        {ENGAGEMENT_TEXTS.professionnel} · {acheteur.raisonSociale} · SIREN {formaterSiren(acheteur.siren)}
      </p>
    ) : (
      <>
        <p>{ENGAGEMENT_TEXTS.particulier}</p>
        {depannageUrgentLe === null ? null : <p>{quand(ENGAGEMENT_TEXTS.urgence, depannageUrgentLe)}</p>}
        <p>
          {debutAnticipeLe === null
            ? ENGAGEMENT_TEXTS.debutNonDemande
            : quand(ENGAGEMENT_TEXTS.debutDemande, debutAnticipeLe)}
        </p>
      </>
    )}
  </section>
)

const charger = () => import('./acomptes/acomptes.tsx')

type Props = { readonly prestation: PrestationReply; readonly onModifiee: () => void }

/** Money before the invoice, which then takes it over; of an order without any, the way to it until it is cancelled. */
export const FicheAcompte = ({ prestation, onModifiee }: Props) => {
  const [ouvert, setOuvert] = useState(false)
  const titre = useRef<HTMLHeadingElement>(null)
  const aRendre = useParametres().lire('rendre') === '1'
  // Somebody who comes to give money back.
  useEffect(() => (aRendre ? titre.current?.focus() : undefined), [aRendre])
  const { id, statut, historique } = prestation
  // An invoice that was given back may still hold what was paid for it.
  const recu = historique.some(
    ({ fait: { genre } }) => genre === 'acompte' || (genre === 'avoir' && statut !== 'annulé'),
  )
  if (estFacturee(prestation) || (statut === 'annulé' && !recu)) return null
  if (!recu && !ouvert && !aRendre) {
    return (
      <Pli titre={FACTURER_TEXTS.acompteAucun}>
        <div>
          <Button onClick={() => setOuvert(true)}>{FACTURER_TEXTS.ouvrirAcompte}</Button>
        </div>
      </Pli>
    )
  }
  return (
    <section aria-labelledby="fiche-acompte" className={dossier['part']}>
      <h3 id="fiche-acompte" ref={titre} tabIndex={-1}>
        {FACTURER_TEXTS.acompte}
      </h3>
      <ALaDemande charger={charger} lignes={2}>
        {({ Acomptes }) => <Acomptes key={statut} id={id} aRecevoir={ouvert && !recu} onEcrit={onModifiee} />}
      </ALaDemande>
    </section>
  )
}
