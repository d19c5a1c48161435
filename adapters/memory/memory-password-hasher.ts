import * as TE from '#fp/TaskEither'
import type { PasswordHasher } from '#application/ports/password-hasher'
import { portFailure } from '#application/shared/port-failure'

const FORME = /^(memoire|ancienne):\d+:/

/** A hash that can be read, at no cost: for tests only. `ancienne` in place of `memoire` makes one out of date. */
export const makeMemoryPasswordHasher = (): PasswordHasher => {
  let rang = 0
  return {
    hacher: (motDePasse) =>
      TE.fromIO(() => {
        rang += 1
        return `memoire:${rang}:${motDePasse}`
      }),
    verifier: (motDePasse, empreinte) => {
      if (empreinte === null) return TE.right(false)
      return FORME.test(empreinte)
        ? TE.right(empreinte.replace(FORME, '') === motDePasse)
        : TE.left(portFailure('password-hasher')(new Error('unreadable password hash')))
    },
    estPerimee: (empreinte) => !empreinte.startsWith('memoire:'),
  }
}
