import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Prestation } from '#domain/prestation/prestation'
import type { PrestationId } from '#domain/prestation/reference'

/** A prestation with the account it belongs to. */
export type PrestationDuClient = { readonly clientId: string; readonly prestation: Prestation }

export type PrestationRepository = {
  readonly parId: (id: PrestationId) => TE.TaskEither<PortFailure, O.Option<PrestationDuClient>>
}
