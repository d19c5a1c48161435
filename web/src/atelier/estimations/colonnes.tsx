import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import { adresseDuLieu } from '../adresses.ts'
import { Instant } from '../liste/instant.tsx'
import styles from '../liste/ligne.module.css'
import type { Colonne } from '../liste/tableau.tsx'
import { idDeLien } from './queries.ts'
import { ESTIMATIONS_TEXTS } from './texts.ts'

type Lien = (id: string) => string

export const lieuDe = ({ codePostal, ville }: EstimationFaiteReply): string =>
  ville === null ? ESTIMATIONS_TEXTS.sansLieu : `${codePostal ?? ''} ${ville}`.trim()

const Titre = ({ faite, lien }: { readonly faite: EstimationFaiteReply; readonly lien: Lien }) => (
  <>
    <div className={styles['who']}>
      <Link id={idDeLien(faite.id)} to={lien(faite.id)} state={STAY} className={styles['name']}>
        {faite.estimation.service}
      </Link>
    </div>
    <p className={styles['second']} data-wide="lieu">
      {lieuDe(faite)}
      {faite.contact === null || faite.contact.nom === '' ? '' : `, ${faite.contact.nom}`}
    </p>
  </>
)

const Suite = ({ prestation }: Pick<EstimationFaiteReply, 'prestation'>) =>
  prestation === null ? (
    ESTIMATIONS_TEXTS.sansSuite
  ) : (
    <Link to={adresseDuLieu('prestations', { id: prestation.reference })} className={styles['call']}>
      {prestation.reference}
    </Link>
  )

/** The columns of the list, whose order is the newest first. */
export const colonnes = (lien: Lien): readonly Colonne<EstimationFaiteReply>[] => [
  {
    id: 'demande',
    nom: ESTIMATIONS_TEXTS.demande,
    etroit: 'titre',
    cellule: (faite) => <Titre faite={faite} lien={lien} />,
  },
  {
    id: 'source',
    largeur: '8.5rem',
    nom: ESTIMATIONS_TEXTS.source,
    large: true,
    cellule: ({ source }) => ESTIMATIONS_TEXTS[source],
  },
  {
    id: 'commande',
    largeur: '12rem',
    nom: ESTIMATIONS_TEXTS.commande,
    etroit: 'suite',
    cellule: (faite) => <Suite prestation={faite.prestation} />,
  },
  {
    id: 'prix',
    largeur: '7rem',
    nom: ESTIMATIONS_TEXTS.prix,
    chiffres: true,
    etroit: 'fin',
    cellule: ({ estimation }) => formaterMontant(estimation.totalNet),
  },
  {
    id: 'faite',
    largeur: '10rem',
    nom: ESTIMATIONS_TEXTS.faite,
    chiffres: true,
    etroit: 'etat',
    cellule: ({ createdAt }) => <Instant le={createdAt} />,
  },
]
