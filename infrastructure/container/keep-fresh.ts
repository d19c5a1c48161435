import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Diagnostics } from '#application/ports/diagnostics'
import type { Releve } from '#domain/diagnostic/releve'

/** Milliseconds during which figures are reused: computing them reads every prestation. */
const FRAICHEUR_MS = 60_000

/** Reuses figures for a minute. */
export const keepFresh = (relever: Diagnostics['relever']): Diagnostics['relever'] => {
  let dernier: Releve | null = null
  return (instant) => {
    const age = dernier === null ? null : instant.getTime() - dernier.releveLe.getTime()
    if (dernier !== null && age !== null && age >= 0 && age < FRAICHEUR_MS) return TE.right(dernier)
    return pipe(
      relever(instant),
      TE.tapIO((releve) => () => {
        dernier = releve
      }),
    )
  }
}
