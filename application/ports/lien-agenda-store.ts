import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'

/** The private address of the agenda, as kept: its keyed hash, and since when. */
export type LienAgenda = { readonly empreinte: string; readonly creeLe: Date }

/** At most one address at a time. */
export type LienAgendaStore = {
  readonly lire: () => TE.TaskEither<PortFailure, O.Option<LienAgenda>>
  /** Replaces any earlier one. */
  readonly poser: (lien: LienAgenda) => TE.TaskEither<PortFailure, void>
  readonly revoquer: () => TE.TaskEither<PortFailure, void>
}
