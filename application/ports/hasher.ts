import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { MotDePasse } from '#domain/compte/mot-de-passe'

export type Hasher = {
  /** The keyed hash of a text for one purpose: for links that cannot be forged, and for secrets that need not be stored. */
  readonly empreinte: (usage: string, texte: string) => string
  /** Compares a text with a keyed hash, in constant time. */
  readonly correspond: (usage: string, texte: string, empreinte: string) => boolean
  /** SHA-256 of bytes or of a text in UTF-8, in hexadecimal: detects whether a content changed. */
  readonly empreinteDeContenu: (contenu: Uint8Array | string) => string
  /** The slow hash of a chosen password, as a text that includes its parameters. */
  readonly hacher: (motDePasse: MotDePasse) => TE.TaskEither<PortFailure, string>
  /** Compares a password with its hash. Takes the same time without an account (`null`, always false). */
  readonly verifier: (motDePasse: MotDePasse, empreinte: string | null) => TE.TaskEither<PortFailure, boolean>
  readonly estPerimee: (empreinte: string) => boolean
}
