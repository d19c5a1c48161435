import type * as TE from '#fp/TaskEither'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import type { MotifDEchec } from '#domain/courrier/echec'

export type PieceJointe = { readonly nom: string; readonly type: string; readonly contenu: Uint8Array }

export type Courriel = {
  /** The same for all retries, so that a mail sent twice is recognised. */
  readonly messageId: string
  readonly de: string
  readonly a: string
  readonly repondreA: string | null
  readonly sujet: string
  readonly texte: string
  readonly html: string
  readonly piecesJointes: readonly PieceJointe[]
}

/** Why a mail was not sent; `statut` is the code of the mail server, if it answered. */
export type EchecDEnvoi = PortFailure & { readonly motif: MotifDEchec; readonly statut: number | null }

export const echecDEnvoi = (motif: MotifDEchec, cause: unknown, statut: number | null = null): EchecDEnvoi => ({
  ...portFailure('mailer')(cause),
  motif,
  statut,
})

export type Mailer = {
  /** Checks the mail server before any mail is composed. */
  readonly joindre: TE.TaskEither<EchecDEnvoi, void>
  readonly envoyer: (courriel: Courriel) => TE.TaskEither<EchecDEnvoi, void>
}
