import type { VisiteReply } from '#adapters/http/contract/values/agenda-reply'
import type { AujourdhuiReply } from '#adapters/http/contract/routes/aujourdhui'
import type { Periode } from '#domain/agenda/semaine'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterHeure } from '#domain/calendrier/formater-date'
import { aParis, instantParis } from '#domain/calendrier/heure-de-paris'
import { INTERVENTIONS, plageDuJour } from '#domain/calendrier/horaires'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { ButtonLink } from '../../components/button.tsx'
import { dureeTexte, MAJORE } from '../communs/texts.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { Telephone } from '../communs/telephone.tsx'
import { adresseDuLieu } from '../adresses.ts'
import styles from './visites.module.css'
import { ligneDHeures, momentDe, prochaineVisite, type Segment } from './ligne-d-heures.ts'
import { departTexte, libreTexte, LIGNE_TEXTS, plageTexte, promisTexte, trajetTexte, VISITES_TEXTS } from './texts.ts'

const chargerSurPlace = () => import('../hors-reseau/sur-place.tsx')

const enHeures = (instant: Date): string => formaterHeure(aParis(instant).minutes)

const heureDe = (instant: string): string => enHeures(new Date(instant))

type VisiteProps = { readonly visite: VisiteReply; readonly maintenant: Date }

const Lieu = ({ visite: { aDistance, adresse, itineraire } }: Pick<VisiteProps, 'visite'>) => (
  <p className={styles['place']}>
    {aDistance ? LIGNE_TEXTS.aDistance : adresse}
    {itineraire === null ? null : (
      <a href={itineraire} target="_blank" rel="noreferrer">
        {VISITES_TEXTS.itineraire}
        <span className="visually-hidden"> : {adresse}</span>
      </a>
    )}
  </p>
)

/** What the client was told, what the client said, and what to know at the door. */
const Promis = ({ visite: { service, heures, date, description, notes } }: Pick<VisiteProps, 'visite'>) => {
  const promis = promisTexte(service, dureeTexte(heures * 60), formaterMontant(date.total))
  const faits = [
    [VISITES_TEXTS.description, description],
    [VISITES_TEXTS.notes, notes],
    [VISITES_TEXTS.promis, date.majore ? `${promis} (${MAJORE})` : promis],
  ] as const
  return (
    <dl className={styles['facts']}>
      {faits
        .filter(([, texte]) => texte !== '')
        .map(([nom, texte]) => (
          <div key={nom}>
            <dt>{nom}</dt>
            <dd>{texte}</dd>
          </div>
        ))}
    </dl>
  )
}

const MOMENTS = { terminee: VISITES_TEXTS.terminee, passee: VISITES_TEXTS.passee, en_cours: VISITES_TEXTS.enCours }

type Titree = VisiteProps & { readonly titre?: string }

/** What is said of a visit that has begun, or is over; ahead, its title. */
const Moment = ({ visite, maintenant, titre }: Titree) => {
  const moment = momentDe(visite, maintenant)
  if (moment !== 'a_venir') return <span className={styles['moment']}>{MOMENTS[moment]}</span>
  return titre === undefined ? null : <span className={styles['help']}>{titre}</span>
}

const Dossier = ({ visite: { prestation } }: Pick<VisiteProps, 'visite'>) => (
  <Link to={adresseDuLieu('prestations', { id: prestation.reference })} className={styles['file']}>
    {prestation.reference}
  </Link>
)

/** A visit with all that one needs at the door. */
const VisiteEntiere = ({ visite, maintenant, titre }: Titree) => (
  <article className={styles['whole']} data-moment={momentDe(visite, maintenant)} data-place>
    <p className={styles['hours']}>
      <strong>{heureDe(visite.date.debut)}</strong>
      <span>→ {heureDe(visite.date.fin)}</span>
      <Moment visite={visite} maintenant={maintenant} {...(titre === undefined ? {} : { titre })} />
      <Dossier visite={visite} />
    </p>
    <div className={styles['row']}>
      <h3>{visite.client.nom}</h3>
      <Telephone telephone={visite.client.telephone} nom={visite.client.nom} />
    </div>
    <Lieu visite={visite} />
    <Promis visite={visite} />
  </article>
)

/** One that is told elsewhere, or over: its hour, whose it is, and where. */
const VisiteBreve = ({ visite, maintenant }: VisiteProps) => (
  <article className={styles['brief']} data-moment={momentDe(visite, maintenant)} data-place>
    <p className={styles['hours']}>
      <strong>{heureDe(visite.date.debut)}</strong>
      <span>→ {heureDe(visite.date.fin)}</span>
    </p>
    <div>
      <div className={styles['row']}>
        <h3>{visite.client.nom}</h3>
        <Moment visite={visite} maintenant={maintenant} />
        <Dossier visite={visite} />
        {momentDe(visite, maintenant) === 'passee' ? (
          <ButtonLink to={adresseDuLieu('prestations', { id: visite.prestation.reference, terminer: '1' })}>
            {VISITES_TEXTS.terminer}
            <span className="visually-hidden"> : {visite.prestation.reference}</span>
          </ButtonLink>
        ) : null}
      </div>
      <p className={styles['help']}>
        {visite.service}, {visite.aDistance ? LIGNE_TEXTS.aDistance : visite.ville}
      </p>
    </div>
  </article>
)

type SegmentProps = { readonly segment: Segment; readonly maintenant: Date; readonly prochaine: VisiteReply | null }

const Troncon = ({ segment, maintenant, prochaine }: SegmentProps) => {
  switch (segment.genre) {
    case 'libre': {
      const minutes = (segment.a.getTime() - segment.de.getTime()) / 60_000
      return (
        <p className={styles['free']} data-long={minutes >= 120 || undefined}>
          {libreTexte(dureeTexte(minutes))}, {plageTexte(enHeures(segment.de), enHeures(segment.a))}
        </p>
      )
    }
    case 'route':
      return (
        <p className={styles['way']} data-short={segment.serre || undefined}>
          {segment.minutes === 0 ? '' : `${trajetTexte(segment.minutes)}, ${departTexte(enHeures(segment.depart))}`}
          {segment.serre ? <strong>{VISITES_TEXTS.serre}</strong> : null}
        </p>
      )
    case 'visite': {
      const { visite } = segment
      // Ahead it is whole; today the next one stands above, whole.
      const breve = visite === prochaine || momentDe(visite, maintenant) !== 'a_venir'
      return breve ? (
        <VisiteBreve visite={visite} maintenant={maintenant} />
      ) : (
        <VisiteEntiere visite={visite} maintenant={maintenant} />
      )
    }
  }
}

const ouvertureDe = (date: DateCivile): Periode | null => {
  const plage = plageDuJour(INTERVENTIONS, date)
  return plage === null
    ? null
    : { de: instantParis({ date, minutes: plage.de }), a: instantParis({ date, minutes: plage.a }) }
}

type Props = { readonly journee: AujourdhuiReply; readonly maintenant: Date; readonly estAujourdhui: boolean }

/** The next visit, whole, and the line of hours of the day. */
export const Visites = ({ journee: { jour, visites }, maintenant, estAujourdhui }: Props) => {
  const prochaine = estAujourdhui ? prochaineVisite(visites, maintenant) : null
  return (
    <>
      {prochaine === null ? null : (
        <div className={styles['next']}>
          <VisiteEntiere visite={prochaine} maintenant={maintenant} titre={VISITES_TEXTS.prochaine} />
          <ALaDemande charger={chargerSurPlace} lignes={3}>
            {({ SurPlace }) => <SurPlace key={prochaine.prestation.id} visite={prochaine} />}
          </ALaDemande>
        </div>
      )}
      <ol className={styles['line-of-hours']}>
        {ligneDHeures(visites, ouvertureDe(jour)).map((segment, rang) => (
          <li key={segment.genre === 'visite' ? segment.visite.date.id : `${segment.genre} ${rang}`}>
            <Troncon segment={segment} maintenant={maintenant} prochaine={prochaine} />
          </li>
        ))}
      </ol>
    </>
  )
}
