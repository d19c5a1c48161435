import type { DevisReply } from '#adapters/http/contract/routes/devis'
import { JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import { Facts } from '../../components/facts.tsx'
import { reglementTexte } from '../../contents/devis-texts.ts'
import { faitsDeReglement } from '../../features/devis/reglement.ts'
import styles from './devis.module.css'

/** How remote work is paid before its day, before the client says yes to its price. */
export const Reglement = ({ lu }: { readonly lu: DevisReply }) => {
  const faits = faitsDeReglement(lu)
  return faits.length === 0 ? null : (
    <section className={styles['payment']} aria-labelledby="reglement">
      <h2 id="reglement">{reglementTexte(JOURS_PAIEMENT_A_DISTANCE)}</h2>
      <Facts facts={faits} />
    </section>
  )
}
