import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agendaRoute } from '#adapters/http/contract/routes/agenda'
import { itineraire, type VisiteReply } from '#adapters/http/contract/values/agenda-reply'
import type { DateReply, PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant, formaterJour, formaterPlage } from '#domain/calendrier/formater-date'
import { formaterCreneau } from '#domain/prestation/creneau'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { Button } from '../../components/button.tsx'
import { dureeTexte, MAJORE } from '../communs/texts.ts'
import { SigneDeDate } from '../communs/signe-de-date.tsx'
import { Telephone } from '../communs/telephone.tsx'
import { adresseDuLieu } from '../adresses.ts'
import { STATUT_DATE_NOMS } from '../noms.ts'
import { lecture } from '../serveur.ts'
import styles from './fiche.module.css'
import { appeleeSansDate, attendUnAppel, estOuverte } from './rendez-vous.ts'
import { autresDatesTexte, depuisTexte, FICHE_TEXTS, reserveesTexte, routeTexte } from './texts.ts'

type Props = { readonly prestation: PrestationReply }

/** Who it is for: to call, to write to. */
export const FicheClient = ({ prestation: { client } }: Props) => {
  const { nom, email, telephone } = client
  return (
    <section aria-labelledby="fiche-client" className={styles['part']}>
      <h3 id="fiche-client">{FICHE_TEXTS.client}</h3>
      <p className={styles['ways']}>
        <Telephone telephone={telephone} nom={nom} />
        <a href={`mailto:${email}`}>{email}</a>
        <Link to={adresseDuLieu('messages', { q: email })}>
          {FICHE_TEXTS.messages}
          <span className="visually-hidden"> {FICHE_TEXTS.duClient}</span>
        </Link>
        <Link to={adresseDuLieu('clients', { q: email })}>
          {FICHE_TEXTS.ficheClient}
          <span className="visually-hidden"> {FICHE_TEXTS.duClient}</span>
        </Link>
      </p>
    </section>
  )
}

/** So much of a text is read at once: two lines where the record is narrow; the rest is asked for. */
const SIGNES_LUS = 120
const LIGNES_LUES = 2

const estLong = (texte: string): boolean => texte.length > SIGNES_LUS || texte.split('\n').length > LIGNES_LUES

type TextesProps = { readonly textes: readonly string[]; readonly faits: string }

/** The words of the client, then what goes with them. */
const Textes = ({ textes, faits }: TextesProps) => {
  const [entier, setEntier] = useState(false)
  const longs = textes.some(estLong)
  return (
    <>
      {textes.map((texte) => (
        <p key={texte} className={styles['words']} data-cut={(longs && !entier) || undefined}>
          {texte}
        </p>
      ))}
      <p className={styles['soft']}>
        {longs ? (
          <Button variant="quiet" aria-expanded={entier} onClick={() => setEntier(!entier)}>
            {entier ? FICHE_TEXTS.moins : FICHE_TEXTS.toutLire}
          </Button>
        ) : null}
        {faits}
      </p>
    </>
  )
}

const faitsDe = (prestation: PrestationReply): readonly string[] => {
  const { creneauPrefere, souhaits, createdAt } = prestation
  const voeux = souhaits.map(({ date, creneau }) => `${formaterJour(date)}, ${formaterCreneau(creneau)}`)
  const appeleeLe = appeleeSansDate(prestation)
  const dire = (nom: string, valeur: string): readonly string[] => (valeur === '' ? [] : [`${nom}\u00a0: ${valeur}`])
  return [
    ...dire(FICHE_TEXTS.prefere, formaterCreneau(creneauPrefere)),
    ...dire(FICHE_TEXTS.souhaits, voeux.join('\u00a0; ')),
    ...dire(FICHE_TEXTS.commandee, formaterInstant(new Date(createdAt))),
    ...dire(FICHE_TEXTS.contact, attendUnAppel(prestation) ? formaterInstant(new Date(prestation.contactAvant)) : ''),
    ...dire(FICHE_TEXTS.appelee, appeleeLe === null ? '' : formaterInstant(new Date(appeleeLe))),
  ]
}

/** What is to be done, in the words of the client. */
export const FicheTravail = ({ prestation }: Props) => {
  const { service, duree, modalite, description, notes } = prestation
  return (
    <section aria-labelledby="fiche-travail" className={styles['part']}>
      <h3 id="fiche-travail">{FICHE_TEXTS.travail}</h3>
      <div>
        <p>
          <strong>{service.serviceName}</strong>, {dureeTexte(duree * 60)},{' '}
          {(modalite === 'a_distance' ? FICHE_TEXTS.aDistance : FICHE_TEXTS.surPlace).toLowerCase()}
        </p>
        <Textes
          textes={[description, notes].filter((texte) => texte !== '')}
          faits={faitsDe(prestation).join('\u00a0· ')}
        />
      </div>
    </section>
  )
}

/** Dates of which the same is said; the others stand alone. */
const ensemble = (une: DateReply, autre: DateReply): boolean =>
  une.statut === 'propose' && autre.statut === 'propose' && une.expireLe === autre.expireLe

const enGroupes = (dates: readonly DateReply[]): readonly (readonly DateReply[])[] =>
  dates.reduce<readonly (readonly DateReply[])[]>((groupes, date) => {
    const dernier = groupes.at(-1)
    return dernier?.[0] !== undefined && ensemble(dernier[0], date)
      ? [...groupes.slice(0, -1), [...dernier, date]]
      : [...groupes, [date]]
  }, [])

const Prix = ({ date: { total, majore } }: { readonly date: DateReply }) => (
  <span className={styles['price']}>
    {formaterMontant(total)}
    {majore ? ` (${MAJORE})` : ''}
  </span>
)

const Groupe = ({ dates, premiere }: { readonly dates: readonly DateReply[]; readonly premiere: DateReply }) => {
  const { statut, expireLe } = premiere
  const vivante = statut === 'accepte' || statut === 'propose'
  return (
    <li data-state={vivante ? statut : 'close'}>
      {vivante ? <SigneDeDate convenue={statut === 'accepte'} /> : null}
      <div>
        {dates.map((date) => (
          <p key={date.id} className={styles['moment']}>
            {formaterPlage(new Date(date.debut), new Date(date.fin))}
            <Prix date={date} />
          </p>
        ))}
        <p className={styles['soft']}>
          <strong>{STATUT_DATE_NOMS[statut]}</strong>
          {statut === 'propose' ? `, ${reserveesTexte(dates.length, formaterInstant(new Date(expireLe)))}` : ''}
        </p>
      </div>
    </li>
  )
}

const Lignes = ({ dates }: { readonly dates: readonly DateReply[] }) =>
  dates.length === 0 ? null : (
    <ul className={styles['dates']}>
      {enGroupes(dates).map((groupe) =>
        groupe[0] === undefined ? null : <Groupe key={groupe[0].id} dates={groupe} premiere={groupe[0]} />,
      )}
    </ul>
  )

/** The dates that hold, and behind a fold every other one that was offered, the last one first. */
export const FicheDates = ({ prestation }: Props) => {
  const derniere = prestation.dates.toReversed()
  const vivante = ({ statut }: DateReply): boolean => statut === 'accepte' || statut === 'propose'
  const passees = derniere.filter((date) => !vivante(date))
  return (
    <section aria-labelledby="fiche-dates" className={styles['part']}>
      <h3 id="fiche-dates">{FICHE_TEXTS.quand}</h3>
      <div>
        {derniere.length === 0 ? <p>{FICHE_TEXTS.aucuneDate}</p> : null}
        <Lignes dates={derniere.filter(vivante)} />
        {passees.length === 0 ? null : (
          <details className={styles['others']}>
            <summary>{autresDatesTexte(passees.length)}</summary>
            <Lignes dates={passees} />
          </details>
        )}
        {estOuverte(prestation) || derniere.length === 0 ? null : <p className={styles['soft']}>{FICHE_TEXTS.close}</p>}
      </div>
    </section>
  )
}

/** The visit as the week of its date knows it. */
const visiteQuery = ({ id, dates }: PrestationReply) => {
  const date =
    dates.findLast(({ statut }) => statut === 'accepte') ?? dates.findLast(({ statut }) => statut === 'propose')
  return queryOptions({
    queryKey: ['route', id, date?.date],
    queryFn: async (context): Promise<VisiteReply | null> => {
      if (date === undefined) return null
      const { jours } = await lecture(agendaRoute, { query: { semaine: date.date } })(context)
      return jours.flatMap(({ visites }) => visites).find(({ prestation }) => prestation.id === id) ?? null
    },
    enabled: date !== undefined,
  })
}

/** Its line is there before it is known: nothing below moves. */
const Route = ({ prestation }: Props) => {
  const { data, isLoading } = useQuery(visiteQuery(prestation))
  if (isLoading) return <p className={styles['soft']}>{'\u00a0'}</p>
  if (data === null || data === undefined || data.trajetMinutes === 0) return null
  const { trajetMinutes, trajetAvantMinutes } = data
  return (
    <p className={styles['soft']}>
      {routeTexte(dureeTexte(trajetMinutes))}
      {trajetAvantMinutes === trajetMinutes || trajetAvantMinutes === 0
        ? ''
        : `, ${depuisTexte(dureeTexte(trajetAvantMinutes))}`}
    </p>
  )
}

/** Where to go and how long that takes; what the client was told to be unsure. */
export const FicheLieu = ({ prestation }: Props) => {
  const { modalite, adresse, deplacementAConfirmer, zoneAVerifier } = prestation
  const aDistance = modalite === 'a_distance'
  return (
    <section aria-labelledby="fiche-lieu" className={styles['part']}>
      <h3 id="fiche-lieu">{FICHE_TEXTS.ou}</h3>
      <div>
        <p className={styles['ways']}>
          <span>{aDistance ? `${FICHE_TEXTS.aDistance} (${adresse})` : adresse}</span>
          {aDistance ? null : (
            <a href={itineraire(adresse)} target="_blank" rel="noreferrer">
              {FICHE_TEXTS.itineraire}
              <span className="visually-hidden"> : {adresse}</span>
            </a>
          )}
        </p>
        {aDistance ? null : <Route prestation={prestation} />}
        {deplacementAConfirmer && estOuverte(prestation) ? (
          <p className={styles['soft']}>{FICHE_TEXTS.deplacementAConfirmer}</p>
        ) : null}
        {zoneAVerifier ? <p className={styles['soft']}>{FICHE_TEXTS.zoneAVerifier}</p> : null}
      </div>
    </section>
  )
}
