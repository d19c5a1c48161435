import { formaterHeure } from '#domain/calendrier/formater-date'
import { aParis } from '#domain/calendrier/heure-de-paris'
import type { VisiteReply } from '#adapters/http/contract/routes/agenda'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import {
  libreTexte,
  LIGNE_TEXTS,
  promisTexte,
  trajetTexte,
  VISITES_TEXTS,
} from '../../../contents/admin-aujourdhui-texts.ts'
import { dureeTexte, MAJORE } from '../../../contents/admin-communs-texts.ts'
import { deroule, type Etape, momentDe } from '../../../features/admin/aujourdhui/deroule.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import { Telephone } from '../cadre/telephone.tsx'
import styles from './visites.module.css'

const heureDe = (instant: string): string => formaterHeure(aParis(new Date(instant)).minutes)

/** The way there, and what time it leaves. */
const Trajet = ({ etape: { visite, libreMinutes } }: { readonly etape: Etape }) =>
  visite.aDistance && libreMinutes === null ? null : (
    <p className={styles['way']} data-short={(libreMinutes ?? 0) < 0 || undefined}>
      {visite.trajetAvantMinutes === 0 ? null : <span>{trajetTexte(visite.trajetAvantMinutes)}</span>}
      {libreMinutes === null || libreMinutes === 0 ? null : (
        <span>{libreMinutes < 0 ? VISITES_TEXTS.serre : libreTexte(dureeTexte(libreMinutes))}</span>
      )}
    </p>
  )

/** What the client was told, and what the client said. */
const Promis = ({ visite }: { readonly visite: VisiteReply }) => {
  const { service, heures, date, description, notes } = visite
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{VISITES_TEXTS.promis}</dt>
        <dd>
          {promisTexte(service, dureeTexte(heures * 60), formaterMontant(date.total))}
          {date.majore ? ` (${MAJORE})` : ''}
        </dd>
      </div>
      {[[VISITES_TEXTS.description, description] as const, [VISITES_TEXTS.notes, notes] as const].map(([nom, texte]) =>
        texte === '' ? null : (
          <div key={nom}>
            <dt>{nom}</dt>
            <dd>{texte}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

const Lieu = ({ visite: { aDistance, adresse, itineraire } }: { readonly visite: VisiteReply }) => (
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

const Moment = ({ visite, maintenant }: { readonly visite: VisiteReply; readonly maintenant: Date }) => {
  const moment = momentDe(visite, maintenant)
  if (moment === 'a_venir') return null
  return <span className={styles['moment']}>{moment === 'passee' ? VISITES_TEXTS.passee : VISITES_TEXTS.enCours}</span>
}

type VisiteProps = { readonly visite: VisiteReply; readonly maintenant: Date }

const Visite = ({ visite, maintenant }: VisiteProps) => (
  <article className={styles['visit']} data-moment={momentDe(visite, maintenant)} data-place>
    <p className={styles['hours']}>
      <strong>{heureDe(visite.date.debut)}</strong>
      <span>→ {heureDe(visite.date.fin)}</span>
      <Moment visite={visite} maintenant={maintenant} />
    </p>
    <div className={styles['what']}>
      <div className={styles['who']}>
        <h3>{visite.client.nom}</h3>
        <Telephone telephone={visite.client.telephone} nom={visite.client.nom} />
      </div>
      {momentDe(visite, maintenant) === 'passee' ? null : (
        <>
          <Lieu visite={visite} />
          <Promis visite={visite} />
        </>
      )}
      <p>
        <Link to={adresseDuLieu('prestations', { id: visite.prestation.reference })} className={styles['file']}>
          {LIGNE_TEXTS.dossier} {visite.prestation.reference}
        </Link>
      </p>
    </div>
  </article>
)

type Props = { readonly visites: readonly VisiteReply[]; readonly maintenant: Date }

/** The agreed visits of a day in order, with the travel in between. */
export const Visites = ({ visites, maintenant }: Props) => (
  <ol className={styles['visits']}>
    {deroule(visites).map((etape) => (
      <li key={etape.visite.date.id}>
        <Trajet etape={etape} />
        <Visite visite={etape.visite} maintenant={maintenant} />
      </li>
    ))}
  </ol>
)
