import { type CallFailure, isRefusedAs } from '../../api/reply.ts'
import { LoadFailure } from '../../components/load-failure.tsx'
import { CONNEXION_TEXTS } from '../../contents/connexion-texts.ts'
import { CHARGEMENT_ECHOUE, CONNEXION_REQUISE, ESPACE_TEXTS } from '../../contents/mon-espace-texts.ts'

type Props = { readonly echec: CallFailure; readonly onReessayer: () => Promise<void> }

const conseil = (echec: CallFailure): string =>
  echec._tag === 'Refus' && echec.status === 429 ? echec.message : ESPACE_TEXTS.echecAide

const sessionFinie = (echec: CallFailure): boolean => isRefusedAs('SESSION_REQUISE', echec)

/** Says that the data could not be loaded, and offers the next step. After the session has ended, asks for the password. */
export const ChargementEchoue = ({ echec, onReessayer }: Props) =>
  sessionFinie(echec) ? (
    <LoadFailure
      title={CONNEXION_REQUISE}
      advice={CONNEXION_TEXTS.expireeTexte}
      retry={ESPACE_TEXTS.connexion}
      onRetry={onReessayer}
    />
  ) : (
    <LoadFailure
      title={CHARGEMENT_ECHOUE}
      advice={conseil(echec)}
      retry={ESPACE_TEXTS.reessayer}
      onRetry={onReessayer}
    />
  )
