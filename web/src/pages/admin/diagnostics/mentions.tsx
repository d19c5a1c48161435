import { Notice } from '../../../components/notice.tsx'
import { DIAGNOSTICS_TEXTS, mentionsTexte } from '../../../contents/admin-diagnostics-texts.ts'
import styles from './diagnostics.module.css'

/** What the settings of the business still lack. Folded, because it is long at first and not urgent. */
export const Mentions = ({ mentions }: { readonly mentions: readonly string[] }) =>
  mentions.length === 0 ? null : (
    <Notice kind="warning" title={DIAGNOSTICS_TEXTS.mentions}>
      <details>
        <summary className={styles['fold']}>{mentionsTexte(mentions.length)}</summary>
        <ul>
          {mentions.map((mention) => (
            <li key={mention}>{mention}</li>
          ))}
        </ul>
      </details>
      <p>{DIAGNOSTICS_TEXTS.mentionsAide}</p>
    </Notice>
  )
