import type { ReglementReply } from '#adapters/http/contract/values/reglement-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { estUnReport } from '#domain/facturation/report'
import { formaterMontant } from '#domain/shared/montant'
import { Button } from '../../../components/button.tsx'
import { MODES_DE_REGLEMENT, REGLEMENT_TEXTS } from '../../../contents/admin-reglements-texts.ts'
import styles from './facture.module.css'

const precision = ({ annule, note }: ReglementReply, defait: boolean): string =>
  [defait ? REGLEMENT_TEXTS.defait : '', annule === null ? '' : REGLEMENT_TEXTS.contraire, note]
    .filter((texte) => texte !== '')
    .join(', ')

type EntreeProps = {
  readonly reglement: ReglementReply
  readonly defait: boolean
  readonly onDefaire: () => void
}

const Entree = ({ reglement, defait, onDefaire }: EntreeProps) => {
  const { mode, le, montant, annule } = reglement
  const suite = precision(reglement, defait)
  return (
    <li>
      <p>
        <span className={styles['amount']}>{formaterMontant(montant)}</span> {MODES_DE_REGLEMENT[mode]},{' '}
        {formaterDate(le)} <span className={styles['soft']}>{suite}</span>
      </p>
      {defait || annule !== null || montant === 0 || estUnReport(reglement) ? null : (
        <Button variant="quiet" onClick={onDefaire}>
          {REGLEMENT_TEXTS.defaire}
          <span className="visually-hidden">
            {' '}
            {formaterMontant(montant)}, {formaterDate(le)}
          </span>
        </Button>
      )}
    </li>
  )
}

type Props = {
  readonly ecritures: readonly ReglementReply[]
  /** What is said of none. */
  readonly aucune: string
  readonly onDefaire: (ecriture: ReglementReply) => void
}

/** Entries of the book of receipts: those that stand can be undone. */
export const Ecritures = ({ ecritures, aucune, onDefaire }: Props) => {
  const defaits = new Set(ecritures.map(({ annule }) => annule))
  return ecritures.length === 0 ? (
    <p className={styles['soft']}>{aucune}</p>
  ) : (
    <ul className={styles['entries']}>
      {ecritures.map((ecriture) => (
        <Entree
          key={ecriture.id}
          reglement={ecriture}
          defait={defaits.has(ecriture.id)}
          onDefaire={() => onDefaire(ecriture)}
        />
      ))}
    </ul>
  )
}
