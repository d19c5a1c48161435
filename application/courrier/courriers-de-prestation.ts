import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CourrierSuivi } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import { identifierPrestation } from '#application/rendez-vous/identifier-prestation'
import { suivrePrestation } from '#application/rendez-vous/mes-prestations'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'

export type DemandeDeCourriers = { readonly admin: Admin; readonly id: string }

/** The mails to the client of an order, oldest first, and what became of each. */
export const courriersDePrestation =
  (ports: Pick<Ports, 'clock' | 'prestations' | 'outbox'>) =>
  ({ id }: DemandeDeCourriers): TE.TaskEither<PrestationInconnue | PortFailure, readonly CourrierSuivi[]> =>
    pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.tap((prestationId) => suivrePrestation(ports)(prestationId, ports.clock.maintenant())),
      TE.flatMap((prestationId) => ports.outbox.dePrestation(prestationId)),
    )
