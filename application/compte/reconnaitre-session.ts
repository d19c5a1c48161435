import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { type Session, VISITEUR } from '#application/shared/session'
import { type Compte, estAdmin } from '#domain/compte/compte'

export type Jeton = { readonly clientId: string; readonly jetonVersion: number; readonly temporaire: boolean }

type PortsReconnaitre = Pick<Ports, 'comptes' | 'adminEmails'>

const sessionDe =
  ({ adminEmails }: PortsReconnaitre, { temporaire }: Jeton) =>
  (compte: Compte): Session =>
    !temporaire && estAdmin(compte, adminEmails)
      ? { _tag: 'Admin', clientId: compte.id }
      : { _tag: 'Client', clientId: compte.id, temporaire }

/** The role is that of the account at this moment. */
export const reconnaitreSession =
  (ports: PortsReconnaitre) =>
  (jeton: Jeton): TE.TaskEither<PortFailure, Session> =>
    pipe(
      ports.comptes.parId(jeton.clientId),
      TE.map(O.filter(({ jetonVersion }) => jetonVersion === jeton.jetonVersion)),
      TE.map(O.match(() => VISITEUR, sessionDe(ports, jeton))),
    )
