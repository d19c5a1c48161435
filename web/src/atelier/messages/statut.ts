import { useState } from 'react'
import type { MessageReply } from '#adapters/http/contract/routes/messages'
import type { StatutMessage } from '#domain/message/statut-message'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { changerStatut } from './queries.ts'
import { messageActuel } from './perime.ts'

type Etat = {
  /** The message that the last change was about, as it was when the change was decided. */
  readonly cible: MessageReply | null
  readonly voulu: StatutMessage | null
  readonly enCours: boolean
  readonly echec: CallFailure | null
  /** Somebody else was faster. */
  readonly actuel: MessageReply | null
}

const REPOS: Etat = { cible: null, voulu: null, enCours: false, echec: null, actuel: null }

export type SuiviDeStatut = Etat & {
  readonly changer: (message: MessageReply, statut: StatutMessage) => void
  /** Makes the change on what somebody else recorded meanwhile. */
  readonly insister: () => void
  /** Takes what is recorded instead of what was wanted. */
  readonly garder: () => void
}

/** One change of statut at a time, and what became of it. */
export const useStatut = (onModifie: (message: MessageReply) => void): SuiviDeStatut => {
  const [etat, setEtat] = useState<Etat>(REPOS)
  const partir = async (cible: MessageReply, voulu: StatutMessage): Promise<void> => {
    setEtat({ ...REPOS, cible, voulu, enCours: true })
    const reponse = await changerStatut(cible, voulu)()
    if (E.isRight(reponse)) {
      onModifie(reponse.right)
      setEtat(REPOS)
    } else setEtat({ cible, voulu, enCours: false, echec: reponse.left, actuel: messageActuel(reponse.left) })
  }
  const { enCours, actuel, voulu } = etat
  const garder = (): void => {
    if (actuel !== null) onModifie(actuel)
    setEtat(REPOS)
  }
  return {
    ...etat,
    changer: (message, statut) => (enCours || statut === message.statut ? undefined : void partir(message, statut)),
    insister: () => (actuel === null || voulu === null ? undefined : void partir(actuel, voulu)),
    garder,
  }
}
