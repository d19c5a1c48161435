import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { depuisQuand, type Nouvelle } from '#domain/nouvelles/nouvelle'

/** What was written since an instant, oldest first. What is written lies less than `RECOUVREMENT_S` behind the clock. */
export type NouvellesDepuis = (instant: Date) => TE.TaskEither<PortFailure, readonly Nouvelle[]>

/** `apres` is the cursor of the reading before; `null` to begin now. */
export type DemandeDeNouvelles = { readonly admin: Admin; readonly apres: Date | null }

export type LotDeNouvelles = { readonly nouvelles: readonly Nouvelle[]; readonly curseur: Date }

/** What happened since, for the owner. What is young is told again, so that nothing which came to light late is passed over. */
export const lireNouvelles =
  ({ clock, nouvellesDepuis }: Pick<Ports, 'clock' | 'nouvellesDepuis'>) =>
  ({ apres }: DemandeDeNouvelles): TE.TaskEither<PortFailure, LotDeNouvelles> => {
    const curseur = clock.maintenant()
    return pipe(
      nouvellesDepuis(depuisQuand(apres, curseur)),
      TE.map((nouvelles) => ({ nouvelles, curseur })),
    )
  }
