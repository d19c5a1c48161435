import * as TE from '#fp/TaskEither'
import type { Health } from '#application/ports/health'
import { portFailure } from '#application/shared/port-failure'

/** A database that is there until `couper`. */
export const makeMemoryHealth = (): Health & { readonly couper: () => void } => {
  let coupee = false
  return {
    couper: () => {
      coupee = true
    },
    verifier: () => (coupee ? TE.left(portFailure('health')(new Error('away'))) : TE.right(undefined)),
  }
}
