import type { FacturationReply } from '#adapters/http/contract/values/facturation-reply'
import { Notice } from '../../../components/notice.tsx'
import { FACTURATION_TEXTS } from '../../../contents/admin-facturation-texts.ts'
import { mentionAbsente } from '../../../contents/admin-factures-texts.ts'

/** What the law wants on an invoice and the settings of the business lack: nothing is issued before. */
export const MentionsManquantes = ({ mentionsManquantes }: Pick<FacturationReply, 'mentionsManquantes'>) =>
  mentionsManquantes.length === 0 ? null : (
    <Notice kind="warning" title={FACTURATION_TEXTS.mentions}>
      <ul>
        {mentionsManquantes.map(({ code, fondement }) => (
          <li key={code}>{mentionAbsente(code, fondement)}</li>
        ))}
      </ul>
      <p>{FACTURATION_TEXTS.mentionsAide}</p>
    </Notice>
  )
