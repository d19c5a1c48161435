import { useCallback, useRef } from 'react'
import type { EstimationFaiteReply } from '#adapters/http/contract/values/estimation-admin-reply'
import * as E from '#fp/Either'
import { chercherParId } from '../panneau/chercher-par-id.ts'
import { type Demande, useDemande } from '../panneau/use-demande.ts'
import { listerTout } from './appels.ts'

/** One estimate: as it is known already, else looked for. `null` when it is not found. */
export const useEstimationFaite = (
  id: string,
  connue: EstimationFaiteReply | undefined,
): Demande<EstimationFaiteReply | null> => {
  const premiere = useRef(connue)
  return useDemande<EstimationFaiteReply | null>(
    useCallback(async () => {
      const deja = premiere.current
      premiere.current = undefined
      return deja?.id === id ? E.right(deja) : chercherParId(id, listerTout)
    }, [id]),
  )
}
