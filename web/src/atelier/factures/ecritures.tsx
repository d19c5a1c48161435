import type { ReactNode } from 'react'
import type { ReglementReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import { Button } from '../../components/button.tsx'
import { MODES_DE_REGLEMENT, REGLEMENT_TEXTS } from '../communs/reglements-texts.ts'
import styles from './facture.module.css'

const precision = ({ annule, note }: ReglementReply, defait: boolean): string =>
  [defait ? REGLEMENT_TEXTS.defait : '', annule === null ? '' : REGLEMENT_TEXTS.contraire, note]
    .filter((texte) => texte !== '')
    .join(', ')

type EntreeProps = {
  readonly reglement: ReglementReply
  readonly defait: boolean
  readonly onDefaire: () => void
  /** What was issued for it. */
  readonly children: ReactNode
}

const Entree = ({ reglement, defait, onDefaire, children }: EntreeProps) => {
  const { mode, le, montant, annule } = reglement
  const suite = precision(reglement, defait)
  return (
    <li>
      <p>
        <span className={styles['amount']}>{formaterMontant(montant)}</span> {MODES_DE_REGLEMENT[mode]},{' '}
        {formaterDate(le)} <span className={styles['soft']}>{suite}</span>
      </p>
      {defait || annule !== null ? null : (
        <Button variant="quiet" onClick={onDefaire}>
          {REGLEMENT_TEXTS.defaire}
          <span className="visually-hidden">
            {' '}
            {formaterMontant(montant)}, {formaterDate(le)}
          </span>
        </Button>
      )}
      {children}
    </li>
  )
}

type Props<E> = {
  readonly ecritures: readonly E[]
  /** What is said of none. */
  readonly aucune: string
  readonly onDefaire: (ecriture: E) => void
  /** Drawn under an entry. */
  readonly suite?: (ecriture: E) => ReactNode
}

/** Entries of the book of receipts: those that stand can be undone. */
export const Ecritures = <E extends ReglementReply>({ ecritures, aucune, onDefaire, suite }: Props<E>) => {
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
        >
          {suite === undefined ? null : <div className={styles['below']}>{suite(ecriture)}</div>}
        </Entree>
      ))}
    </ul>
  )
}
