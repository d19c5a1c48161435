import { useState } from 'react'
import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import { ESTIMATIONS_TEXTS } from './texts.ts'
import { ALaDemande } from '../../pages/admin/cadre/a-la-demande.tsx'
import styles from './estimations.module.css'

const chargerDerivation = () => import('./derivation.tsx')

/** How the price of a line was reached: its code is that of the order screen, and comes when it is asked for. */
export const CalculDeLigne = ({ estimation }: Pick<EstimationFaiteReply, 'estimation'>) => {
  const [vu, setVu] = useState(false)
  return (
    <details className={styles['derivation']} onToggle={({ currentTarget }) => setVu(vu || currentTarget.open)}>
      <summary>{ESTIMATIONS_TEXTS.calcul}</summary>
      {vu ? (
        <ALaDemande charger={chargerDerivation}>
          {({ Derivation }) => <Derivation estimation={estimation} />}
        </ALaDemande>
      ) : null}
    </details>
  )
}
