import type { PrestationDuClientReply } from '#adapters/http/contract/values/prestation-reply'
import { Notice } from '../../../components/notice.tsx'
import { CARTE_TEXTS } from '../../../contents/prestations-texts.ts'
import { remboursement } from '../../../features/suivi/remboursement.ts'

/** What goes back to the client of an order that came to nothing. */
export const Remboursement = ({ prestation }: { readonly prestation: PrestationDuClientReply }) => {
  const phrases = remboursement(prestation)
  return phrases.length === 0 ? null : (
    <Notice kind="info" title={CARTE_TEXTS.aRendre}>
      {phrases.map((phrase) => (
        <p key={phrase}>{phrase}</p>
      ))}
    </Notice>
  )
}
