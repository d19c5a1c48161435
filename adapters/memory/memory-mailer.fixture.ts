import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { type Courriel, type EchecDEnvoi, echecDEnvoi, type Mailer } from '#application/ports/mailer'
import { parseEmail } from '#domain/client/email'
import { estCoupure, type MotifDEchec } from '#domain/courrier/echec'
import { cleanLine } from '#domain/shared/clean'

type MemoryMailer = Mailer & {
  readonly envoyes: () => readonly Courriel[]
  /** Makes every mail fail with this cause and reason, until called with `null`. */
  readonly tomberEnPanne: (cause: Error | null, motif?: MotifDEchec, statut?: number) => void
}

const sansRetours = (courriel: Courriel): Courriel => ({
  ...courriel,
  sujet: cleanLine(courriel.sujet),
  piecesJointes: courriel.piecesJointes.map((piece) => ({ ...piece, nom: cleanLine(piece.nom) })),
})

/** A mail server that stores all mails and fails on demand. */
export const makeMemoryMailer = (): MemoryMailer => {
  const envoyes: Courriel[] = []
  let panne: EchecDEnvoi | null = null
  return {
    joindre: TE.fromIOEither(() => (panne !== null && estCoupure(panne.motif) ? E.left(panne) : E.right(undefined))),
    envoyer: (courriel) =>
      TE.fromIOEither(() => {
        if (panne !== null) return E.left(panne)
        if (E.isLeft(parseEmail(courriel.a))) return E.left(echecDEnvoi('autre', new Error('not one address')))
        envoyes.push(sansRetours(courriel))
        return E.right(undefined)
      }),
    envoyes: () => [...envoyes],
    tomberEnPanne: (cause, motif = 'autre', statut) => {
      panne = cause === null ? null : echecDEnvoi(motif, cause, statut)
    },
  }
}
