import type { FactureDuRegistreReply } from '#adapters/http/contract/values/facture-reply'
import { centimes, formaterMontant, type Montant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import type { Column } from '../../components/table.tsx'
import { FACTURES_TEXTS } from './texts.ts'
import { idDeLien } from './id-de-lien.ts'
import { jourCourt } from './jour-court.ts'
import styles from '../../pages/admin/cadre/dossier.module.css'
import { EtatFacture } from './etat-facture.tsx'

type Lien = (numero: string) => string

const Titre = ({ facture, lien }: { readonly facture: FactureDuRegistreReply; readonly lien: Lien }) => (
  <div className={styles['who']}>
    <Link id={idDeLien(facture.numero)} to={lien(facture.numero)} state={STAY} className={styles['name']}>
      {facture.numero}
    </Link>
    <span>{facture.client.raisonSociale ?? facture.client.nom}</span>
    <span className={styles['soft']}>
      {facture.genre === 'acompte' ? `${FACTURES_TEXTS.acompte} · ` : null}
      {facture.reference} · {facture.service}
    </span>
  </div>
)

/** Of a deposit nothing is due: it was paid before. */
const echeanceDe = (facture: FactureDuRegistreReply): string =>
  facture.genre === 'acompte' ? '—' : jourCourt(facture.echeance)

const resteDe = (facture: FactureDuRegistreReply): Montant =>
  facture.genre === 'acompte' ? centimes(0) : facture.solde

/** The columns of the list. */
export const colonnes = (lien: Lien): readonly Column<FactureDuRegistreReply>[] => [
  {
    id: 'facture',
    label: FACTURES_TEXTS.facture,
    title: true,
    cell: (facture) => <Titre facture={facture} lien={lien} />,
  },
  { id: 'etat', label: FACTURES_TEXTS.etat, cell: ({ etat }) => <EtatFacture etat={etat} /> },
  { id: 'emise', label: FACTURES_TEXTS.emise, numeric: true, cell: ({ date }) => jourCourt(date) },
  { id: 'echeance', label: FACTURES_TEXTS.echeance, numeric: true, cell: (facture) => echeanceDe(facture) },
  { id: 'total', label: FACTURES_TEXTS.total, numeric: true, cell: ({ total }) => formaterMontant(total) },
  { id: 'reste', label: FACTURES_TEXTS.reste, numeric: true, cell: (facture) => formaterMontant(resteDe(facture)) },
]
