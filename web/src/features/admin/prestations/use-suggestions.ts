import { useEffect, useMemo, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { essayer } from './essayer.ts'
import { chercherLibres, type MomentsLibres } from './moments-libres.ts'
import { joursSuggeres } from './suggestions.ts'

type Issue = E.Either<CallFailure, MomentsLibres>

export type Suggestions = {
  /** `null` while they are looked for. */
  readonly issue: Issue | null
  /** Looks for those that come after. */
  readonly suite: () => void
}

/** Free moments that would suit the client of a record as it was when the form opened. */
export const useSuggestions = (prestation: PrestationReply): Suggestions => {
  const [lue] = useState(prestation)
  const [maintenant] = useState(() => new Date())
  const [depuis, setDepuis] = useState(0)
  const [issue, setIssue] = useState<Issue | null>(null)
  const sources = useMemo(
    () => ({
      jours: (passes: number, combien: number) => joursSuggeres(lue, maintenant, passes, combien),
      essayer: (moments: Parameters<typeof essayer>[1]) => essayer(lue.id, moments),
    }),
    [lue, maintenant],
  )
  useEffect(() => {
    let vivant = true
    const partir = async (): Promise<void> => {
      const trouves = await chercherLibres(sources, depuis)
      if (vivant) setIssue(trouves)
    }
    void partir()
    return () => {
      vivant = false
    }
  }, [sources, depuis])
  const suite = (): void => {
    if (issue === null || E.isLeft(issue)) return
    setIssue(null)
    setDepuis(issue.right.vus)
  }
  return { issue, suite }
}
