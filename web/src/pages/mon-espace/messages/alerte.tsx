import { Notice } from '../../../components/notice.tsx'
import type { Alerte as AlerteDEnvoi } from '../../../features/contact/alerte.ts'

/** The text was not sent; it stays in its field. */
export const Alerte = ({ alerte }: { readonly alerte: AlerteDEnvoi | null }) =>
  alerte === null ? null : (
    <Notice kind="error" title={alerte.titre} live>
      {alerte.suite === null ? null : <p>{alerte.suite}</p>}
    </Notice>
  )
