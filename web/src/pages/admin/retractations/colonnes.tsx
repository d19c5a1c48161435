import type { RetractationReply } from '#adapters/http/contract/values/retractation-reply'
import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import type { Column } from '../../../components/table.tsx'
import {
  ISSUE_TEXTS,
  prorataTexte,
  RAISON_TEXTS,
  rembourserTexte,
  RETRACTATIONS_TEXTS as TEXTS,
} from '../../../contents/admin-retractations-texts.ts'
import { adresseDOnglet } from '../../../features/admin/panneau/adresse.ts'
import styles from './retractations.module.css'

const Issue = ({ issue, raison, repetee, prorata, rembourserAvant }: RetractationReply) => (
  <>
    {ISSUE_TEXTS[issue]}
    {raison === null ? null : ` (${RAISON_TEXTS[raison]})`}
    {repetee ? <p className={styles['soft']}>{TEXTS.repetee}</p> : null}
    {prorata === null || prorata === 0 ? null : (
      <p className={styles['soft']}>{prorataTexte(formaterMontant(prorata))}</p>
    )}
    {rembourserAvant === null || repetee ? null : (
      <p className={styles['soft']}>{rembourserTexte(formaterDate(rembourserAvant))}</p>
    )}
  </>
)

const Declarant = ({ nom, email, motif }: RetractationReply) => (
  <span className={styles['text']}>
    {nom}
    <br />
    <a href={`mailto:${email}`}>{email}</a>
    {motif === '' ? null : (
      <>
        <br />
        {TEXTS.motif} {motif}
      </>
    )}
  </span>
)

export const COLONNES: readonly Column<RetractationReply>[] = [
  {
    id: 'commande',
    label: TEXTS.commande,
    title: true,
    cell: ({ reference, prestationId }) =>
      prestationId === null ? (
        <span className={styles['text']}>{reference}</span>
      ) : (
        <Link to={adresseDOnglet('prestations', { id: prestationId })}>{reference}</Link>
      ),
  },
  {
    id: 'recue',
    label: TEXTS.recue,
    cell: ({ recueLe }) => <time dateTime={recueLe}>{formaterInstant(new Date(recueLe))}</time>,
  },
  { id: 'declarant', label: TEXTS.declarant, cell: Declarant },
  { id: 'issue', label: TEXTS.issue, cell: Issue },
]
