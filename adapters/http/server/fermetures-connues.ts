import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Fermeture } from '#domain/agenda/fermetures'

/** Milliseconds after which they are read again, for the day that ends and for what other instances wrote. */
const FRAICHEUR_MS = 10_000

export type FermeturesConnues = {
  readonly lire: () => Promise<readonly Fermeture[]>
  /** The next page waits for what is written now. */
  readonly oublier: () => void
}

/** Pages do not wait for the database: what is known is given, and read again behind. A failure keeps what was known. */
export const makeFermeturesConnues = (
  lire: TE.TaskEither<PortFailure, readonly Fermeture[]>,
  maintenant: () => Date,
): FermeturesConnues => {
  let connues: readonly Fermeture[] = []
  let sues = false
  let luesLe = 0
  let lecture: Promise<readonly Fermeture[]> | null = null
  const relire = (): Promise<readonly Fermeture[]> => {
    if (lecture !== null) return lecture
    luesLe = maintenant().getTime()
    const celleCi = lire().then((lues) => {
      // What was read before a change is not what is known after it.
      if (lecture !== celleCi) return connues
      lecture = null
      sues = true
      if (E.isRight(lues)) connues = lues.right
      return connues
    })
    lecture = celleCi
    return celleCi
  }
  return {
    lire: async () => {
      if (!sues) return relire()
      if (maintenant().getTime() - luesLe >= FRAICHEUR_MS) void relire()
      return connues
    },
    oublier: () => {
      sues = false
      lecture = null
    },
  }
}
