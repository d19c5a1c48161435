import { STATUT_DATE_NOMS, STATUT_NOMS } from '../noms.ts'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import { dureeTexte } from '../communs/texts.ts'
import { situationEnMots, situer } from '../../features/suivi/situer.ts'
import { Priorite } from '../communs/priorite.tsx'
import { SigneDeDate } from '../communs/signe-de-date.tsx'
import { dateCourte, jourEtHeure } from '../date-courte.ts'
import type { Colonne } from '../liste/tableau.tsx'
import styles from '../liste/ligne.module.css'
import { idDeLien } from './queries.ts'
import { appeleeSansDate, attendUnAppel, rendezVousDe } from './rendez-vous.ts'
import { proposeesTexte, REGISTRE_TEXTS } from './texts.ts'

type Props = { readonly prestation: PrestationReply; readonly maintenant: Date }

/** The date that is agreed, or the first of those that wait, by word and sign. */
const EtatRendezVous = ({ prestation, maintenant }: Props) => {
  const rendezVous = rendezVousDe(prestation, maintenant)
  if (rendezVous.etat === 'aucun') {
    const aProposer = situer(prestation, maintenant).genre === 'date_a_proposer'
    return (
      <span className={styles['soft']}>
        {aProposer ? situationEnMots(prestation, maintenant, 'entreprise') : REGISTRE_TEXTS.aucunRendezVous}
      </span>
    )
  }
  const { etat, date } = rendezVous
  const [jour, heure] = jourEtHeure(date.debut)
  const estCetteAnnee = jour.endsWith(String(anneeDe(dateParis(maintenant))))
  return (
    <span className={styles['visit']}>
      <SigneDeDate convenue={etat === 'convenu'} />
      <span>
        {jour.slice(0, 5)}
        <span className={estCetteAnnee ? styles['least'] : undefined}>{jour.slice(5)}</span>
        <span className={estCetteAnnee ? undefined : styles['least']}> à&nbsp;{heure}</span>
        <span className={styles['word']}>
          {' '}
          {etat === 'convenu' ? STATUT_DATE_NOMS.accepte : proposeesTexte(rendezVous.nombre)}
        </span>
      </span>
    </span>
  )
}

type Contexte = {
  readonly maintenant: Date
  readonly lien: (reference: string) => string
}

type LigneProps = Pick<Contexte, 'maintenant'> & { readonly prestation: PrestationReply }

/** The last part of an address: postcode and town. */
const villeDe = (adresse: string): string => adresse.split(', ').at(-1) ?? adresse

const Qui = ({ prestation, lien }: Pick<Contexte, 'lien'> & { readonly prestation: PrestationReply }) => {
  const { reference, client, priorite, adresse } = prestation
  return (
    <>
      <div className={styles['who']}>
        <Link id={idDeLien(reference)} to={lien(reference)} state={STAY} className={styles['name']}>
          {client.nom}
          <span className="visually-hidden"> : {reference}</span>
        </Link>
        <Priorite priorite={priorite} />
      </div>
      <p className={styles['second']} data-wide>
        <span aria-hidden="true">{reference} · </span>
        {villeDe(adresse)}
      </p>
    </>
  )
}

const Quoi = ({ prestation: { service, duree, description } }: Pick<LigneProps, 'prestation'>) => (
  <>
    <p className={styles['line']}>
      {service.serviceName}, {dureeTexte(duree * 60)}
    </p>
    <p className={styles['second']}>{description}</p>
  </>
)

const Contact = ({ prestation: { contactAvant }, maintenant }: LigneProps) => {
  const enRetard = new Date(contactAvant) < maintenant
  const [jour, heure] = jourEtHeure(contactAvant)
  return (
    <span className={styles['due']} data-late={enRetard || undefined}>
      {jour}{' '}
      <span className={styles['word']}>
        à {heure}
        {enRetard ? ` ${REGISTRE_TEXTS.enRetard}` : ''}
      </span>
    </span>
  )
}

/** The call that is due, or the one that was made to whoever waits for a first date since; an empty cell takes no line on a phone. */
const appelDe = (prestation: PrestationReply, maintenant: Date) => {
  if (attendUnAppel(prestation)) return <Contact prestation={prestation} maintenant={maintenant} />
  const appeleeLe = appeleeSansDate(prestation)
  return appeleeLe === null ? null : (
    <span className={styles['due']}>
      <span className={styles['word']}>{REGISTRE_TEXTS.appele} </span>
      {dateCourte(appeleeLe)}
    </span>
  )
}

/** The columns of the list; four of them order it. */
export const colonnes = ({ maintenant, lien }: Contexte): readonly Colonne<PrestationReply>[] => [
  {
    id: 'client',
    largeur: '24%',
    nom: REGISTRE_TEXTS.client,
    etroit: 'titre',
    cellule: (prestation) => <Qui prestation={prestation} lien={lien} />,
  },
  {
    id: 'travail',
    nom: REGISTRE_TEXTS.travail,
    cellule: (prestation) => <Quoi prestation={prestation} />,
  },
  {
    id: 'contact',
    largeur: '7.75rem',
    nom: REGISTRE_TEXTS.contact,
    ordres: ['asc', 'desc'],
    etroit: 'suite',
    cellule: (prestation) => appelDe(prestation, maintenant),
  },
  {
    id: 'rendez_vous',
    largeur: '11rem',
    nom: REGISTRE_TEXTS.rendezVous,
    ordres: ['desc', 'asc'],
    etroit: 'suite',
    cellule: (prestation) => <EtatRendezVous prestation={prestation} maintenant={maintenant} />,
  },
  {
    id: 'statut',
    largeur: '5.75rem',
    nom: REGISTRE_TEXTS.statut,
    etroit: 'etat',
    cellule: ({ statut }) => (
      <span className={styles['state']} data-statut={statut}>
        {STATUT_NOMS[statut]}
      </span>
    ),
  },
  {
    id: 'montant',
    largeur: '5.25rem',
    nom: REGISTRE_TEXTS.montant,
    chiffres: true,
    ordres: ['desc', 'asc'],
    etroit: 'fin',
    cellule: ({ devis }) => formaterMontant(devis.totalNet),
  },
  {
    id: 'commande',
    largeur: '5.75rem',
    nom: REGISTRE_TEXTS.commande,
    chiffres: true,
    ordres: ['desc', 'asc'],
    large: true,
    cellule: ({ createdAt }) => <Commande le={createdAt} />,
  },
]

/** Day above, hour below. */
const Commande = ({ le }: { readonly le: string }) => {
  const [jour, heure] = jourEtHeure(le)
  return (
    <>
      {jour} <span className={styles['second']}>{heure}</span>
    </>
  )
}
