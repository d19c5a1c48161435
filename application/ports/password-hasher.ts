import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { MotDePasse } from '#domain/compte/mot-de-passe'

/** The slow hash of passwords that people choose, as a text that holds its own parameters. */
export type PasswordHasher = {
  readonly hacher: (motDePasse: MotDePasse) => TE.TaskEither<PortFailure, string>
  /** Takes the same time without an account (`null`, always false). */
  readonly verifier: (motDePasse: MotDePasse, empreinte: string | null) => TE.TaskEither<PortFailure, boolean>
  readonly estPerimee: (empreinte: string) => boolean
}
