import type { PrestationDuClientReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { centimes, formaterMontant } from '#domain/shared/montant'
import { acompteAReverserTexte, acompteTexte, REGLEMENT_TEXTS } from '../../../contents/prestations-texts.ts'
import { recuDAvance, resteARegler } from '../../../features/suivi/acomptes.ts'
import styles from './reglement.module.css'

type Props = { readonly prestation: PrestationDuClientReply }

/** What becomes of it. */
const suite = (prestation: PrestationDuClientReply): string => {
  const recu = recuDAvance(prestation)
  if (prestation.statut === 'annulé') return recu > 0 ? acompteAReverserTexte(formaterMontant(recu)) : ''
  return resteARegler(prestation) === 0 ? REGLEMENT_TEXTS.regle : REGLEMENT_TEXTS.deduit
}

/** What was received before the invoice, and given back. */
export const Acomptes = ({ prestation }: Props) => {
  const { id, acomptes } = prestation
  return acomptes.length === 0 ? null : (
    <section aria-labelledby={`acomptes-${id}`} className={styles['payment']}>
      <h4 id={`acomptes-${id}`} className={styles['title']}>
        {REGLEMENT_TEXTS.acomptes}
      </h4>
      <ul>
        {acomptes.map(({ le, mode, montant }, rang) => (
          // Two may be alike in everything.
          <li key={`${rang} ${le}`}>
            {acompteTexte(montant < 0, formaterDate(le), mode, formaterMontant(centimes(Math.abs(montant))))}
          </li>
        ))}
      </ul>
      <p>{suite(prestation)}</p>
    </section>
  )
}
