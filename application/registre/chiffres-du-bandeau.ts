import { sequenceS } from '#fp/Apply'
import * as TE from '#fp/TaskEither'
import type { ChiffresDesClients } from '#application/ports/client-store'
import type { ChiffresDesMessages } from '#application/ports/message-store'
import type { Ports } from '#application/ports/ports'
import type { ChiffresDuRegistre } from '#application/ports/prestation-store'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'

export type Bandeau = {
  readonly prestations: ChiffresDuRegistre
  readonly clients: ChiffresDesClients
  readonly messages: ChiffresDesMessages
}

type PortsDuBandeau = Pick<Ports, 'clock' | 'prestations' | 'clients' | 'messages'>

export const chiffresDuBandeau =
  (ports: PortsDuBandeau) =>
  (_: Admin): TE.TaskEither<PortFailure, Bandeau> =>
    sequenceS(TE.ApplicativePar)({
      prestations: ports.prestations.chiffres(ports.clock.maintenant()),
      clients: ports.clients.chiffres(),
      messages: ports.messages.chiffres(),
    })
