import { Notice } from '../../components/notice.tsx'
import type { Alerte } from './envoi.ts'

/** What stops the whole form, read at once by screen readers. */
export const AlerteNotice = ({ alerte }: { readonly alerte: Alerte | null }) =>
  alerte === null ? null : (
    <Notice kind="error" title={alerte.titre} live>
      {alerte.suite === null ? null : <p>{alerte.suite}</p>}
    </Notice>
  )
