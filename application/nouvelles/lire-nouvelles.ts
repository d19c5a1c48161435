import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { depuisQuand, type Nouvelle } from '#domain/nouvelles/nouvelle'

/** `apres` is the cursor of the reading before; `null` to begin now. */
export type DemandeDeNouvelles = { readonly session: Session; readonly apres: Date | null }

/** News, oldest first, and the cursor after them. */
export type LotDeNouvelles = { readonly nouvelles: readonly Nouvelle[]; readonly curseur: Date }

type Refus = SessionRequise | AccesRefuse | PortFailure

/** What happened since, for the owner. What is young is told again, so that nothing which came to light late is passed over. */
export const lireNouvelles =
  ({ clock, journalNouvelles }: Pick<Ports, 'clock' | 'journalNouvelles'>) =>
  ({ session, apres }: DemandeDeNouvelles): TE.TaskEither<Refus, LotDeNouvelles> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMap((): TE.TaskEither<Refus, LotDeNouvelles> => {
        const curseur = clock.maintenant()
        return pipe(
          journalNouvelles.depuis(depuisQuand(apres, curseur)),
          TE.map((nouvelles) => ({ nouvelles, curseur })),
        )
      }),
    )
