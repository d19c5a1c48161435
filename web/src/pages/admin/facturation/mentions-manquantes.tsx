import type { MentionManquanteReply } from '#adapters/http/contract/values/facture-reply'
import { Notice } from '../../../components/notice.tsx'
import { FACTURATION_TEXTS } from '../../../contents/admin-facturation-texts.ts'
import { mentionAbsente } from '../../../contents/admin-factures-texts.ts'

type Props = {
  readonly mentionsManquantes: readonly MentionManquanteReply[]
  /** What cannot be issued. */
  readonly titre?: string
}

/** What the law wants on a document and the settings of the business lack: nothing is issued before. */
export const MentionsManquantes = ({ mentionsManquantes, titre = FACTURATION_TEXTS.mentions }: Props) =>
  mentionsManquantes.length === 0 ? null : (
    <Notice kind="warning" title={titre}>
      <ul>
        {mentionsManquantes.map(({ code, fondement }) => (
          <li key={code}>{mentionAbsente(code, fondement)}</li>
        ))}
      </ul>
      <p>{FACTURATION_TEXTS.mentionsAide}</p>
    </Notice>
  )
