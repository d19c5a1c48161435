import type { RetractationReply } from '#adapters/http/contract/routes/retractations'
import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import type { Column } from '../../components/table.tsx'
import {
  auPlusTardTexte,
  confirmerAideTexte,
  ISSUE_TEXTS,
  prorataTexte,
  RAISON_TEXTS,
  rembourserTexte,
  RETRACTATIONS_TEXTS as TEXTS,
  RIEN_A_FACTURER,
  traiteeTexte,
} from './texts.ts'
import { adresseDuLieu } from '../adresses.ts'
import { Acte, Marque } from './marque.tsx'
import styles from './retractations.module.css'

type Marquer = { readonly onMarquee: (retractation: RetractationReply) => void }

const SANS_TERME: readonly string[] = ['confirmer', 'rapprocher', 'rembourser']

const Issue = ({ issue, raison, repetee, prorata, reste }: RetractationReply) => (
  <div className={styles['stack']}>
    <p>
      {issue === 'a_regler' && prorata === 0 ? RIEN_A_FACTURER : ISSUE_TEXTS[issue]}
      {raison === null ? null : ` (${RAISON_TEXTS[raison]})`}
    </p>
    {repetee ? <p className={styles['soft']}>{TEXTS.repetee}</p> : null}
    {prorata === null || prorata === 0 ? null : (
      <p className={styles['soft']}>{prorataTexte(formaterMontant(prorata))}</p>
    )}
    {reste === null || SANS_TERME.includes(reste.acte) ? null : (
      <p className={styles['soft']}>{rembourserTexte(formaterDate(reste.avant))}</p>
    )}
  </div>
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

const Suite = ({ retractation, onMarquee }: { readonly retractation: RetractationReply } & Marquer) => {
  const { id, email, reference, prestationId, traiteeLe, reste, rembourserAvant, repetee } = retractation
  if (traiteeLe === null && reste === null) {
    const aPrisEffet = rembourserAvant !== null && !repetee
    return <span className={styles['soft']}>{aPrisEffet ? TEXTS.rienARendre : TEXTS.rienAFaire}</span>
  }
  return (
    <div className={styles['stack']}>
      {reste === null || reste.acte === 'rapprocher' || reste.acte === 'confirmer' ? null : (
        <p>
          <Acte acte={reste.acte} aRendre={reste.aRendre} prestationId={prestationId} />
        </p>
      )}
      {reste?.acte === 'rembourser' ? <p>{auPlusTardTexte(formaterDate(reste.avant))}</p> : null}
      {traiteeLe === null ? null : <p>{traiteeTexte(formaterDate(dateParis(new Date(traiteeLe))))}</p>}
      {reste?.acte === 'confirmer' ? <p>{confirmerAideTexte(email)}</p> : null}
      <Marque
        id={id}
        email={email}
        reference={reference}
        traitee={traiteeLe !== null}
        aConfirmer={reste?.acte === 'confirmer'}
        onMarquee={onMarquee}
      />
    </div>
  )
}

/** The columns of the list, which is told of every mark. */
export const colonnes = (onMarquee: Marquer['onMarquee']): readonly Column<RetractationReply>[] => [
  {
    id: 'commande',
    label: TEXTS.commande,
    title: true,
    cell: ({ reference, prestationId }) =>
      prestationId === null ? (
        <span className={styles['text']}>{reference}</span>
      ) : (
        <Link to={adresseDuLieu('prestations', { id: reference })}>{reference}</Link>
      ),
  },
  {
    id: 'recue',
    label: TEXTS.recue,
    cell: ({ recueLe }) => <time dateTime={recueLe}>{formaterInstant(new Date(recueLe))}</time>,
  },
  { id: 'declarant', label: TEXTS.declarant, cell: Declarant },
  { id: 'issue', label: TEXTS.issue, cell: Issue },
  {
    id: 'suite',
    label: TEXTS.suite,
    cell: (retractation) => <Suite retractation={retractation} onMarquee={onMarquee} />,
  },
]
