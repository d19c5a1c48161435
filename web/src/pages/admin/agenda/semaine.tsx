import type { KeyboardEvent } from 'react'
import type { AgendaReply, VisiteReply } from '#adapters/http/contract/routes/agenda'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterHeure, formaterJour } from '#domain/calendrier/formater-date'
import { aParis } from '#domain/calendrier/heure-de-paris'
import { Link } from '../../../app/router.ts'
import { AGENDA_TEXTS, jusquATexte } from '../../../contents/admin-agenda-texts.ts'
import { viser } from '../../../features/admin/agenda/fleches.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import { dateCourte } from '../../../atelier/date-courte.ts'
import { SigneDeDate } from '../cadre/signe-de-date.tsx'
import styles from './agenda.module.css'

type Jour = AgendaReply['jours'][number]

const heureDe = (instant: string): string => formaterHeure(aParis(new Date(instant)).minutes)

/** The links of the visits of the week of one of them, day after day. */
const visitesAutour = (visite: Element): readonly (readonly HTMLElement[])[] =>
  Array.from(visite.closest('[data-semaine]')?.children ?? [], (jour) => [...jour.querySelectorAll<HTMLElement>('a')])

/** From visit to visit with the arrows, as they stand on the screen. */
const surTouche = (event: KeyboardEvent<HTMLAnchorElement>): void => {
  const jours = visitesAutour(event.currentTarget)
  const jour = jours.findIndex((visites) => visites.some((visite) => visite === event.currentTarget))
  if (jour === -1) return
  const rang = jours[jour]?.findIndex((visite) => visite === event.currentTarget) ?? 0
  const visee = viser(
    jours.map(({ length }) => length),
    { jour, rang },
    event.key,
  )
  if (visee === null) return
  event.preventDefault()
  jours[visee.jour]?.[visee.rang]?.focus()
}

/** A visit in its day: when, who, where, and whether it is agreed or only held. */
const Visite = ({ visite }: { readonly visite: VisiteReply }) => {
  const { prestation, client, ville, aDistance, service, date } = visite
  const convenue = date.statut === 'accepte'
  return (
    <li>
      <Link
        to={adresseDuLieu('prestations', { id: prestation.reference })}
        className={styles['visit']}
        data-held={!convenue || undefined}
        onKeyDown={surTouche}
      >
        <span className={styles['hours']}>
          {heureDe(date.debut)} – {heureDe(date.fin)}
        </span>
        <span className={styles['client']}>{client.nom}</span>
        <span>{aDistance ? AGENDA_TEXTS.aDistance : ville}</span>
        <span className={styles['soft']}>{service}</span>
        <span className={styles['state']}>
          <SigneDeDate convenue={convenue} />
          <span>
            {convenue ? AGENDA_TEXTS.convenue : AGENDA_TEXTS.reservee}
            {convenue ? null : <span className={styles['soft']}> {jusquATexte(dateCourte(date.expireLe))}</span>}
          </span>
        </span>
      </Link>
    </li>
  )
}

const nomDuJour = (jour: DateCivile): readonly [string, string] => {
  const [nom = '', ...date] = formaterJour(jour).split(' ')
  return [nom, date.slice(0, 2).join(' ')]
}

const Annonces = ({ jour: { ferie, majore } }: { readonly jour: Jour }) => (
  <>
    {ferie === null ? null : (
      <p className={styles['holiday']}>
        {AGENDA_TEXTS.ferie} {ferie}
      </p>
    )}
    {majore ? <p className={styles['soft']}>{AGENDA_TEXTS.majore}</p> : null}
  </>
)

const Colonne = ({ jour, aujourdhui }: { readonly jour: Jour; readonly aujourdhui: DateCivile }) => {
  const [nom, date] = nomDuJour(jour.jour)
  const present = jour.jour === aujourdhui
  return (
    <li className={styles['day']} data-today={present || undefined} data-off={jour.majore || undefined}>
      <h3 aria-current={present ? 'date' : undefined}>
        <span className={styles['weekday']}>{nom}</span> {date}
        {present ? <span className={styles['today']}> {AGENDA_TEXTS.aujourdhui}</span> : null}
      </h3>
      <Annonces jour={jour} />
      {jour.visites.length === 0 ? (
        <p className={styles['soft']}>{AGENDA_TEXTS.libre}</p>
      ) : (
        <ul className={styles['visits']}>
          {jour.visites.map((visite) => (
            <Visite key={visite.date.id} visite={visite} />
          ))}
        </ul>
      )}
    </li>
  )
}

type Props = { readonly agenda: AgendaReply; readonly aujourdhui: DateCivile; readonly enAttente: boolean }

/** Seven columns on a desk, seven days below one another on a phone. */
export const Semaine = ({ agenda, aujourdhui, enAttente }: Props) => (
  <ol className={styles['days']} aria-busy={enAttente} data-semaine>
    {agenda.jours.map((jour) => (
      <Colonne key={jour.jour} jour={jour} aujourdhui={aujourdhui} />
    ))}
  </ol>
)
