import { useCallback, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { useJournee } from '../../../atelier/aujourdhui/queries.ts'

/** A call that was noted, and the place of its line in the list it was noted from. */
export type AppelNote = {
  readonly ancre: 'en-retard' | 'a-contacter'
  readonly rang: number
  readonly prestation: PrestationReply
}

export type Appels = {
  /** The last one. */
  readonly note: AppelNote | null
  readonly noter: (note: AppelNote) => void
}

/** The calls that are noted from the lists of the day, which are read again after each. */
export const useAppels = (): Appels => {
  const { recharger } = useJournee()
  const [note, setNote] = useState<AppelNote | null>(null)
  const noter = useCallback(
    (nouvelle: AppelNote): void => {
      setNote(nouvelle)
      void recharger()
    },
    [recharger],
  )
  return { note, noter }
}
