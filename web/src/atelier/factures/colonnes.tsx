import type { FactureDuRegistreReply } from '#adapters/http/contract/values/facture-reply'
import { centimes, formaterMontant, type Montant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import styles from '../liste/ligne.module.css'
import type { Colonne } from '../liste/tableau.tsx'
import { jourCourt } from './jour-court.ts'
import { idDeLien } from './queries.ts'
import { ETATS_DE_FACTURE, FACTURES_TEXTS } from './texts.ts'

type Lien = (numero: string) => string

const Titre = ({ facture, lien }: { readonly facture: FactureDuRegistreReply; readonly lien: Lien }) => (
  <>
    <div className={styles['who']}>
      <Link id={idDeLien(facture.numero)} to={lien(facture.numero)} state={STAY} className={styles['name']}>
        {facture.numero}
      </Link>
      <span className={styles['line']}>{facture.client.raisonSociale ?? facture.client.nom}</span>
    </div>
    <p className={styles['second']} data-wide>
      {facture.genre === 'acompte' ? `${FACTURES_TEXTS.acompte} · ` : null}
      {facture.reference} · {facture.service}
    </p>
  </>
)

/** Of a deposit nothing is due: it was paid before. */
const echeanceDe = (facture: FactureDuRegistreReply): string =>
  facture.genre === 'acompte' ? '—' : jourCourt(facture.echeance)

export const resteDu = (facture: FactureDuRegistreReply): Montant =>
  facture.genre === 'acompte' ? centimes(0) : facture.solde

/** The columns of the list. */
export const colonnes = (lien: Lien): readonly Colonne<FactureDuRegistreReply>[] => [
  {
    id: 'facture',
    nom: FACTURES_TEXTS.facture,
    etroit: 'titre',
    cellule: (facture) => <Titre facture={facture} lien={lien} />,
  },
  {
    id: 'etat',
    largeur: '7.5rem',
    nom: FACTURES_TEXTS.etat,
    etroit: 'etat',
    cellule: ({ etat }) => (
      <span className={styles['state']} data-statut={etat}>
        {ETATS_DE_FACTURE[etat]}
      </span>
    ),
  },
  {
    id: 'emise',
    largeur: '6.75rem',
    nom: FACTURES_TEXTS.emise,
    chiffres: true,
    etroit: 'suite',
    cellule: ({ date }) => jourCourt(date),
  },
  {
    id: 'echeance',
    largeur: '6.75rem',
    nom: FACTURES_TEXTS.echeance,
    chiffres: true,
    large: true,
    cellule: echeanceDe,
  },
  {
    id: 'total',
    largeur: '5.75rem',
    nom: FACTURES_TEXTS.total,
    chiffres: true,
    etroit: 'fin',
    cellule: ({ total }) => formaterMontant(total),
  },
  {
    id: 'reste',
    largeur: '5.75rem',
    nom: FACTURES_TEXTS.reste,
    chiffres: true,
    cellule: (facture) => formaterMontant(resteDu(facture)),
  },
]
