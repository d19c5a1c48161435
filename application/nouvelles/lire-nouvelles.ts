import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { LotDeNouvelles } from '#application/ports/journal-nouvelles'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'

/** `curseur` is the one after what was read before; `null` to begin now. */
export type DemandeDeNouvelles = { readonly session: Session; readonly curseur: string | null }

export type RefusLireNouvelles = SessionRequise | AccesRefuse

/** What happened since, for the owner. */
export const lireNouvelles =
  ({ clock, journalNouvelles }: Pick<Ports, 'clock' | 'journalNouvelles'>) =>
  ({ session, curseur }: DemandeDeNouvelles): TE.TaskEither<RefusLireNouvelles | PortFailure, LotDeNouvelles> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMap((): TE.TaskEither<RefusLireNouvelles | PortFailure, LotDeNouvelles> =>
        journalNouvelles.depuis(curseur, clock.maintenant()),
      ),
    )
