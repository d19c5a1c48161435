import type { ApercuReply } from '#adapters/http/contract/values/suppression-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import {
  jusquAuTexte,
  messagesTexte,
  prestationsTexte,
  SUPPRESSION_TEXTS,
} from '../../../contents/admin-clients-texts.ts'
import styles from '../cadre/dossier.module.css'

/** What goes, and what the law keeps: by name, never only by number. */
export const SuppressionApercu = ({ supprimees, conservees, messages }: ApercuReply) => (
  <>
    <section aria-labelledby="suppression-parti" className={styles['part']}>
      <h3 id="suppression-parti">{SUPPRESSION_TEXTS.parti}</h3>
      <ul className={styles['plain']}>
        <li>{SUPPRESSION_TEXTS.compte}</li>
        <li>
          {supprimees.length === 0
            ? SUPPRESSION_TEXTS.aucunePrestation
            : `${prestationsTexte(supprimees.length)}\u00a0: ${supprimees.join(', ')}`}
        </li>
        <li>{messages === 0 ? SUPPRESSION_TEXTS.aucunMessage : messagesTexte(messages)}</li>
      </ul>
    </section>
    <section aria-labelledby="suppression-garde" className={styles['part']}>
      <h3 id="suppression-garde">{SUPPRESSION_TEXTS.garde}</h3>
      <ul className={styles['plain']}>
        {conservees.length === 0 ? <li>{SUPPRESSION_TEXTS.rienGarde}</li> : null}
        {conservees.map(({ reference, jusquAu }) => (
          <li key={reference}>{jusquAuTexte(reference, formaterDate(jusquAu))}</li>
        ))}
      </ul>
    </section>
  </>
)
