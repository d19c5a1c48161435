import { useEffect, useRef } from 'react'
import type { MessageReply } from '#adapters/http/contract/routes/messages'
import * as E from '#fp/Either'
import { changerStatut } from './queries.ts'
import { messageActuel } from './perime.ts'

/** Marks an opened message as read. Only once, so that what arrives later stays new. */
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
