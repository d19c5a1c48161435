import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import type { Courriel, Mailer } from '#application/ports/mailer'
import { portFailure } from '#application/shared/port-failure'
import { parseEmail } from '#domain/client/email'
import { cleanLine } from '#domain/shared/clean'

export type MemoryMailer = Mailer & {
  /** What was sent, oldest first. */
  readonly envoyes: () => readonly Courriel[]
  /** From now on every mail fails with this cause, or leaves again with `null`. */
  readonly tomberEnPanne: (cause: Error | null) => void
}

const sansRetours = (courriel: Courriel): Courriel => ({
  ...courriel,
  sujet: cleanLine(courriel.sujet),
  piecesJointes: courriel.piecesJointes.map((piece) => ({ ...piece, nom: cleanLine(piece.nom) })),
})

/** A mail server that keeps everything, and breaks down on demand. */
export const makeMemoryMailer = (): MemoryMailer => {
  const envoyes: Courriel[] = []
  let panne: Error | null = null
  return {
    envoyer: (courriel) =>
      TE.fromIOEither(() => {
        if (panne !== null) return E.left(portFailure('mailer')(panne))
        if (E.isLeft(parseEmail(courriel.a))) return E.left(portFailure('mailer')(new Error('not one address')))
        envoyes.push(sansRetours(courriel))
        return E.right(undefined)
      }),
    envoyes: () => [...envoyes],
    tomberEnPanne: (cause) => {
      panne = cause
    },
  }
}
