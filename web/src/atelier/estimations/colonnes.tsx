import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import type { Column } from '../../components/table.tsx'
import { ESTIMATIONS_TEXTS } from './texts.ts'
import { idDeLien } from './id-de-lien.ts'
import { adresseDuLieu } from '../adresses.ts'
import { dateCourte } from '../date-courte.ts'
import dossier from '../../pages/admin/cadre/dossier.module.css'
import { CalculDeLigne } from './calcul-de-ligne.tsx'

type Lien = (id: string) => string

const lieuDe = ({ codePostal, ville }: EstimationFaiteReply): string =>
  ville === null ? ESTIMATIONS_TEXTS.sansLieu : `${codePostal ?? ''} ${ville}`.trim()

const Titre = ({ faite, lien }: { readonly faite: EstimationFaiteReply; readonly lien: Lien }) => (
  <div className={dossier['who']}>
    <Link id={idDeLien(faite.id)} to={lien(faite.id)} state={STAY} className={dossier['name']}>
      {faite.estimation.service}
    </Link>
    <span className={dossier['soft']}>
      {lieuDe(faite)}
      {faite.contact === null || faite.contact.nom === '' ? '' : `, ${faite.contact.nom}`}
    </span>
    <CalculDeLigne estimation={faite.estimation} />
  </div>
)

const Suite = ({ prestation }: Pick<EstimationFaiteReply, 'prestation'>) =>
  prestation === null ? (
    ESTIMATIONS_TEXTS.sansSuite
  ) : (
    <Link to={adresseDuLieu('prestations', { id: prestation.reference })} className={dossier['link']}>
      {prestation.reference}
    </Link>
  )

/** The columns of the list, whose order is the newest first. */
export const colonnes = (lien: Lien): readonly Column<EstimationFaiteReply>[] => [
  {
    id: 'demande',
    label: ESTIMATIONS_TEXTS.demande,
    title: true,
    cell: (faite) => <Titre faite={faite} lien={lien} />,
  },
  { id: 'source', label: ESTIMATIONS_TEXTS.source, cell: ({ source }) => ESTIMATIONS_TEXTS[source] },
  { id: 'commande', label: ESTIMATIONS_TEXTS.commande, cell: (faite) => <Suite prestation={faite.prestation} /> },
  {
    id: 'prix',
    label: ESTIMATIONS_TEXTS.prix,
    numeric: true,
    cell: ({ estimation }) => formaterMontant(estimation.totalNet),
  },
  { id: 'faite', label: ESTIMATIONS_TEXTS.faite, numeric: true, cell: ({ createdAt }) => dateCourte(createdAt) },
]
