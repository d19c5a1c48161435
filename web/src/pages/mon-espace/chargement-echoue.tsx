import type { CallFailure } from '../../api/reply.ts'
import { LoadFailure } from '../../components/load-failure.tsx'
import { CHARGEMENT_ECHOUE, ESPACE_TEXTS } from '../../contents/mon-espace-texts.ts'

type Props = { readonly echec: CallFailure; readonly onReessayer: () => Promise<void> }

const conseil = (echec: CallFailure): string =>
  echec._tag === 'Refus' && echec.status === 429 ? echec.message : ESPACE_TEXTS.echecAide

/** Section 8, and the way on. */
export const ChargementEchoue = ({ echec, onReessayer }: Props) => (
  <LoadFailure title={CHARGEMENT_ECHOUE} advice={conseil(echec)} retry={ESPACE_TEXTS.reessayer} onRetry={onReessayer} />
)
