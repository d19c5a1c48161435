import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'

export type PieceJointe = { readonly nom: string; readonly type: string; readonly contenu: Uint8Array }

/** A mail ready to leave. */
export type Courriel = {
  /** Stable over retries, so that a mail sent twice is recognised as one. */
  readonly messageId: string
  readonly de: string
  readonly a: string
  readonly repondreA: string | null
  readonly sujet: string
  readonly texte: string
  readonly html: string
  readonly piecesJointes: readonly PieceJointe[]
}

export type Mailer = { readonly envoyer: (courriel: Courriel) => TE.TaskEither<PortFailure, void> }
