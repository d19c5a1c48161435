import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { PRESTATIONS_TEXTS } from '../../../contents/prestations-texts.ts'
import { datesEnAttente } from '../../../features/suivi/rendez-vous.ts'
import type { Suivi } from '../../../features/suivi/use-suivi.ts'
import styles from './a-faire.module.css'
import { Reponse } from './reponse.tsx'

type Props = { readonly prestation: PrestationReply; readonly suivi: Suivi; readonly maintenant: Date }

/** The one thing to do now: a proposal to answer. */
export const AFaire = ({ prestation, suivi, maintenant }: Props) => (
  <section className={styles['now']} aria-labelledby="a-faire">
    <h2 id="a-faire" className={styles['title']}>
      {PRESTATIONS_TEXTS.aFaire}
    </h2>
    <p className={styles['about']}>
      {prestation.service.serviceName}, {prestation.reference}
    </p>
    <Reponse prestation={prestation} dates={datesEnAttente(prestation, maintenant)} suivi={suivi} />
  </section>
)
