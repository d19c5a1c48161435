import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { exigerClient, type MotDePasseTemporaireActif, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import type { Fil, MessageInconnu, TexteDeReponse } from '#domain/message/fil'
import type { MessageId } from '#domain/message/message'
import { suiteDuClient } from '#domain/message/suite'
import { ajoutDe } from './ajout-de.ts'

export type SuiteDeClient = { readonly id: MessageId; readonly message: TexteDeReponse }

export type RefusDePoursuivre = SessionRequise | MotDePasseTemporaireActif | MessageInconnu

type PortsPoursuivre = Pick<Ports, 'clock' | 'randomness' | 'messagesRecus'>

/** Goes on with a thread of one's own; somebody else's reads as unknown. */
export const poursuivreFil =
  (ports: PortsPoursuivre) =>
  (session: Session, { id, message }: SuiteDeClient): TE.TaskEither<RefusDePoursuivre | PortFailure, Fil> =>
    pipe(
      TE.fromEither(exigerClient(session)),
      TE.flatMap((clientId) => ports.messagesRecus.poursuivre(id, suiteDuClient(clientId, ajoutDe(ports, message)))),
    )
