import type { PrestationDuClientReply } from '#adapters/http/contract/values/prestation-reply'
import type { MoyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { Facts } from '../../../components/facts.tsx'
import { REGLEMENT_TEXTS } from '../../../contents/prestations-texts.ts'
import { reglementADistance } from '../../../features/suivi/reglement-a-distance.ts'
import styles from './reglement.module.css'

type Props = {
  readonly prestation: PrestationDuClientReply
  readonly moyens: MoyensDePaiement
  readonly maintenant: Date
}

/** How remote work is paid before its day. */
export const Reglement = ({ prestation, moyens, maintenant }: Props) => {
  const faits = reglementADistance(prestation, moyens, maintenant)
  const titre = `reglement-${prestation.id}`
  return faits === null ? null : (
    <section aria-labelledby={titre} className={styles['payment']}>
      <h4 id={titre} className={styles['title']}>
        {REGLEMENT_TEXTS.titre}
      </h4>
      <Facts facts={faits} />
      {moyens.iban === null && moyens.paypal === null ? <p>{REGLEMENT_TEXTS.sansMoyen}</p> : null}
    </section>
  )
}
