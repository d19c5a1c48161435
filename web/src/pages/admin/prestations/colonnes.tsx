import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { STAY } from '../../../app/scroll-position.tsx'
import type { Column } from '../../../components/table.tsx'
import { REGISTRE_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import { dateCourte } from '../../../features/admin/prestations/date-courte.ts'
import { idDeLien } from '../../../features/admin/prestations/id-de-lien.ts'
import { appeleeSansDate, attendUnAppel } from '../../../features/admin/prestations/rendez-vous.ts'
import type { Reglages } from '../../../features/admin/prestations/use-reglages.ts'
import { Priorite } from '../cadre/priorite.tsx'
import { EtatRendezVous } from './etat-rendez-vous.tsx'
import styles from './liste.module.css'
import { StatutSelect } from './statut-select.tsx'

type Contexte = {
  readonly maintenant: Date
  readonly reglages: Reglages
  readonly lien: (reference: string) => string
}

type LigneProps = Pick<Contexte, 'maintenant'> & { readonly prestation: PrestationReply }

/** The last part of an address: postcode and town. */
const villeDe = (adresse: string): string => adresse.split(', ').at(-1) ?? adresse

const Titre = ({ prestation, lien }: Pick<Contexte, 'lien'> & { readonly prestation: PrestationReply }) => {
  const { reference, client, priorite, adresse, service } = prestation
  return (
    <div className={styles['who']}>
      <Link id={idDeLien(reference)} to={lien(reference)} state={STAY} className={styles['name']}>
        {client.nom}
        <span className="visually-hidden"> : {reference}</span>
      </Link>
      <Priorite priorite={priorite} />
      <span className={styles['soft']}>
        <span className={styles['reference']} aria-hidden="true">
          {reference} ·{' '}
        </span>
        {villeDe(adresse)}
      </span>
      <span className={styles['work']}>{service.serviceName}</span>
    </div>
  )
}

const Contact = ({ prestation, maintenant }: LigneProps) => {
  const enRetard = new Date(prestation.contactAvant) < maintenant
  return (
    <span className={styles['due']} data-late={enRetard || undefined}>
      {dateCourte(prestation.contactAvant)}
      {enRetard ? (
        <>
          {' '}
          <span className={styles['late']}>{REGISTRE_TEXTS.enRetard}</span>
        </>
      ) : null}
    </span>
  )
}

/** The call that is due, or the one that was made to whoever waits for a first date since; an empty cell takes no line on a phone. */
const appelDe = (prestation: PrestationReply, maintenant: Date) => {
  if (attendUnAppel(prestation)) return <Contact prestation={prestation} maintenant={maintenant} />
  const appeleeLe = appeleeSansDate(prestation)
  return appeleeLe === null ? null : (
    <span className={styles['due']}>
      {REGISTRE_TEXTS.appele} {dateCourte(appeleeLe)}
    </span>
  )
}

/** The columns of the list; four of them order it. */
export const colonnes = ({ maintenant, reglages, lien }: Contexte): readonly Column<PrestationReply>[] => [
  {
    id: 'client',
    label: REGISTRE_TEXTS.client,
    title: true,
    cell: (prestation) => <Titre prestation={prestation} lien={lien} />,
  },
  {
    id: 'contact',
    label: REGISTRE_TEXTS.contact,
    orders: ['asc', 'desc'],
    cell: (prestation) => appelDe(prestation, maintenant),
  },
  {
    id: 'rendez_vous',
    label: REGISTRE_TEXTS.rendezVous,
    orders: ['desc', 'asc'],
    cell: (prestation) => <EtatRendezVous prestation={prestation} maintenant={maintenant} />,
  },
  {
    id: 'statut',
    label: REGISTRE_TEXTS.statut,
    cell: (prestation) => <StatutSelect prestation={prestation} reglages={reglages} />,
  },
  {
    id: 'montant',
    label: REGISTRE_TEXTS.montant,
    numeric: true,
    orders: ['desc', 'asc'],
    cell: ({ devis }) => formaterMontant(devis.totalNet),
  },
  {
    id: 'commande',
    label: REGISTRE_TEXTS.commande,
    numeric: true,
    orders: ['desc', 'asc'],
    cell: ({ createdAt }) => dateCourte(createdAt),
  },
]
