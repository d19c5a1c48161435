import type { ApercuReply } from '#adapters/http/contract/routes/comptes'
import { centimes, formaterMontant } from '#domain/shared/montant'
import { Notice } from '../../components/notice.tsx'
import { detteTexte, messagesTexte, ouvertesTexte, prestationsTexte, SUPPRESSION_TEXTS } from './texts.ts'
import { gardeTexte, REGISTRES_DU_CLIENT_TEXTE } from '../../contents/garde-texts.ts'
import styles from '../communs/dossier.module.css'

/** What is owed and what is not over yet: said before anything goes. */
const PasFini = ({ dettes, ouvertes }: Pick<ApercuReply, 'dettes' | 'ouvertes'>) =>
  dettes.length + ouvertes.length === 0 ? null : (
    <Notice kind="warning" title={SUPPRESSION_TEXTS.pasFini}>
      <ul className={styles['plain']}>
        {dettes.map(({ numero, solde }) => (
          <li key={numero}>{detteTexte(numero, formaterMontant(centimes(Math.abs(solde))), solde < 0)}</li>
        ))}
        {ouvertes.length === 0 ? null : <li>{ouvertesTexte(ouvertes)}</li>}
      </ul>
      {dettes.length === 0 ? null : <p>{SUPPRESSION_TEXTS.pasFiniAide}</p>}
    </Notice>
  )

/** What goes, and what the law keeps, until when and why: by name, never only by number. */
export const SuppressionApercu = ({ supprimees, conservees, messages, dettes, ouvertes }: ApercuReply) => (
  <>
    <PasFini dettes={dettes} ouvertes={ouvertes} />
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
        {conservees.map((conservee) => (
          <li key={conservee.reference}>{gardeTexte(conservee)}</li>
        ))}
        <li>{REGISTRES_DU_CLIENT_TEXTE}</li>
      </ul>
    </section>
  </>
)
