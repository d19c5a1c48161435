import { useState } from 'react'
import type { CallFailure } from '../../../api/reply.ts'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { ADMIN_TEXTS } from '../../../contents/admin-cadre-texts.ts'

type Props = {
  readonly echec: CallFailure
  readonly onReessayer: () => Promise<void>
  /** Replaces the usual word. */
  readonly titre?: string
}

const conseil = (echec: CallFailure): string => (echec._tag === 'Refus' ? echec.message : ADMIN_TEXTS.echecAide)

/** Why something is not there, in the words of the server if it has some, and the way on. */
export const Echec = ({ echec, onReessayer, titre = ADMIN_TEXTS.echecTitre }: Props) => {
  const [enCours, setEnCours] = useState(false)
  const reessayer = async (): Promise<void> => {
    setEnCours(true)
    await onReessayer()
    setEnCours(false)
  }
  return (
    <Notice kind="error" live title={titre}>
      <p>{conseil(echec)}</p>
      <div>
        <Button busy={enCours} onClick={() => void reessayer()}>
          {ADMIN_TEXTS.reessayer}
        </Button>
      </div>
    </Notice>
  )
}
