import { useCallback, useEffect, useRef } from 'react'
import type { MessageReply } from '#adapters/http/contract/values/message-reply'
import * as E from '#fp/Either'
import { chercherParId } from '../panneau/chercher-par-id.ts'
import { type Demande, useDemande } from '../panneau/use-demande.ts'
import { changerStatut, listerTout } from './appels.ts'
import { messageActuel } from './perime.ts'

/** One thread: as the list knows it, else looked for. `null` when it is not found. */
export const useFil = (id: string, connu: MessageReply | undefined): Demande<MessageReply | null> => {
  const premier = useRef(connu)
  return useDemande<MessageReply | null>(
    useCallback(async () => {
      const deja = premier.current
      premier.current = undefined
      return deja?.id === id ? E.right(deja) : chercherParId(id, listerTout)
    }, [id]),
  )
}

/** Section 4: a message that is opened is read. Only once, so that what arrives later stays new. */
export const useMarquerLu = (message: MessageReply | null, onModifie: (message: MessageReply) => void): void => {
  const vu = useRef(false)
  const dire = useRef(onModifie)
  useEffect(() => {
    dire.current = onModifie
  })
  useEffect(() => {
    if (message === null || vu.current) return
    vu.current = true
    if (message.statut !== 'nouveau') return
    const marquer = async (): Promise<void> => {
      const reponse = await changerStatut(message, 'lu')()
      const nouveau = E.isRight(reponse) ? reponse.right : messageActuel(reponse.left)
      if (nouveau !== null) dire.current(nouveau)
    }
    void marquer()
  }, [message])
}
