import { reasonOf } from '../../api/reason-of.ts'
import type { CallFailure } from '../../api/reply.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { VERIFICATION_TEXTS as TEXTS } from '../../contents/verification-texts.ts'

type Props = { readonly echec: CallFailure; readonly onReessayer: () => void }

/** No verdict: it says nothing of the paper. */
export const Echec = ({ echec, onReessayer }: Props) => (
  <Notice kind="error" title={TEXTS.echec} live>
    <p>{reasonOf(echec, TEXTS.reseau)}</p>
    <Button onClick={onReessayer}>{TEXTS.reessayer}</Button>
  </Notice>
)
