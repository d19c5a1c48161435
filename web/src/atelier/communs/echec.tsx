import { reasonOf } from '../../api/reason-of.ts'
import type { CallFailure } from '../../api/reply.ts'
import { LoadFailure } from '../../components/load-failure.tsx'
import { ADMIN_TEXTS } from './cadre-texts.ts'

type Props = {
  readonly echec: CallFailure
  readonly onReessayer: () => Promise<void>
  /** Replaces the usual word. */
  readonly titre?: string
}

/** Why something is not there, in the words of the server if it has some, and the way on. */
export const Echec = ({ echec, onReessayer, titre = ADMIN_TEXTS.echecTitre }: Props) => (
  <LoadFailure
    title={titre}
    advice={reasonOf(echec, ADMIN_TEXTS.echecAide)}
    retry={ADMIN_TEXTS.reessayer}
    onRetry={onReessayer}
  />
)
