import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import { estimationDeReply } from '#adapters/http/contract/values/estimation-reply'
import { formaterMontant } from '#domain/shared/montant'
import { FICHE_ESTIMATION_TEXTS } from './texts.ts'
import { recuDeLEstimation } from '../../features/commande/recu-de-l-estimation.ts'
import dossier from '../communs/dossier.module.css'
import styles from './estimations.module.css'

/** How the price was reached, line by line, and the price on a day that counts double. */
export const Derivation = ({ estimation }: Pick<EstimationFaiteReply, 'estimation'>) => {
  const { lignes, total } = recuDeLEstimation(estimationDeReply(estimation))
  return (
    <>
      <dl className={styles['lines']}>
        {lignes.map(({ label, derivation, amount }) => (
          <div key={label}>
            <dt>
              {label}
              <span>{derivation}</span>
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{total.label}</dt>
          <dd>{total.amount}</dd>
        </div>
        <div>
          <dt>{FICHE_ESTIMATION_TEXTS.majore}</dt>
          <dd>{formaterMontant(estimation.tarifWeekend)}</dd>
        </div>
      </dl>
      {estimation.approximatif ? <p className={dossier['soft']}>{FICHE_ESTIMATION_TEXTS.approximatif}</p> : null}
      {estimation.zoneAVerifier ? <p className={dossier['soft']}>{FICHE_ESTIMATION_TEXTS.zone}</p> : null}
    </>
  )
}
