import { formaterInstant } from '#domain/calendrier/formater-date'
import { Notice } from '../../components/notice.tsx'
import { dejaRepondu, PROPOSITION_TEXTS } from '../../contents/proposition-texts.ts'
import type { Reponse } from '../../features/proposition/decision.ts'

/** The answer that a new press would change. */
export const Deja = ({ reponse }: { readonly reponse: Reponse | null }) =>
  reponse === null ? null : (
    <Notice kind="info" title={PROPOSITION_TEXTS.dejaAccepte}>
      <p>{dejaRepondu(reponse.genre, formaterInstant(new Date(reponse.date.debut)))}</p>
    </Notice>
  )
