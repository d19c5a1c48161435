import type { EffacementReply } from '#adapters/http/contract/routes/comptes'
import { commandesEffacees, EFFACEMENT_TEXTS as TEXTS, messagesEffaces } from '../../../contents/mon-compte-texts.ts'
import { gardeTexte, REGISTRES_TEXTE } from '../../../contents/garde-texts.ts'
import styles from './effacement.module.css'

/** What an erasure takes away, and what the law keeps. */
export const Bilan = ({
  effacement: { supprimees, conservees, messages },
}: {
  readonly effacement: EffacementReply
}) => (
  <>
    <section>
      <h3>{TEXTS.sera}</h3>
      <ul className={styles['list']}>
        <li>{TEXTS.compte}</li>
        {supprimees.length === 0 ? null : <li>{commandesEffacees(supprimees)}</li>}
        {messages === 0 ? null : <li>{messagesEffaces(messages)}</li>}
      </ul>
    </section>
    <section>
      <h3>{TEXTS.reste}</h3>
      {conservees.length === 0 ? <p>{TEXTS.rien}</p> : null}
      <ul className={styles['list']}>
        {conservees.map((conservee) => (
          <li key={conservee.reference}>{gardeTexte(conservee)}</li>
        ))}
        <li>{REGISTRES_TEXTE}</li>
      </ul>
    </section>
    <p className={styles['final']}>{TEXTS.definitif}</p>
  </>
)
