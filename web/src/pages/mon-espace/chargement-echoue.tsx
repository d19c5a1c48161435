import { useState } from 'react'
import type { CallFailure } from '../../api/reply.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { CHARGEMENT_ECHOUE, ESPACE_TEXTS } from '../../contents/mon-espace-texts.ts'

type Props = { readonly echec: CallFailure; readonly onReessayer: () => Promise<void> }

const conseil = (echec: CallFailure): string =>
  echec._tag === 'Refus' && echec.status === 429 ? echec.message : ESPACE_TEXTS.echecAide

/** Section 8, and the way on. */
export const ChargementEchoue = ({ echec, onReessayer }: Props) => {
  const [enCours, setEnCours] = useState(false)
  const reessayer = async (): Promise<void> => {
    setEnCours(true)
    await onReessayer()
    setEnCours(false)
  }
  return (
    <Notice kind="error" live title={CHARGEMENT_ECHOUE}>
      <p>{conseil(echec)}</p>
      <div>
        <Button busy={enCours} onClick={() => void reessayer()}>
          {ESPACE_TEXTS.reessayer}
        </Button>
      </div>
    </Notice>
  )
}
